import { createStore, type StoreApi } from 'zustand/vanilla';

/** A toast. Its text is already translated by the server. */
export interface Notice {
  readonly id: string;
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  /** Duration in ms; paused while the toast is hovered or has the focus. */
  readonly duration: number;
}

export interface NoticesState {
  readonly notices: readonly Notice[];
  /** Past notices, newest first, for slow readers (WCAG 2.2.1). */
  readonly past: readonly Notice[];
  readonly add: (notice: Notice) => void;
  readonly dismiss: (id: string) => void;
  /** Removes errors of the previous attempt when a new one starts. */
  readonly dismissErrors: () => void;
}

export type NoticesStore = StoreApi<NoticesState>;

export function createNoticesStore(initial: readonly Notice[]): NoticesStore {
  return createStore((set) => ({
    notices: initial,
    past: [],
    add: (notice) =>
      set(({ notices }) => ({ notices: [...notices.filter((n) => n.id !== notice.id), notice] })),
    dismiss: (id) => set((state) => without(state, (notice) => notice.id === id)),
    dismissErrors: () => set((state) => without(state, ({ kind }) => kind === 'error')),
  }));
}

const remembered = 8;

function without({ notices, past }: NoticesState, isGone: (notice: Notice) => boolean) {
  const gone = notices.filter(isGone).toReversed();
  return {
    notices: notices.filter((notice) => !isGone(notice)),
    past: [...gone, ...past].slice(0, remembered),
  };
}
