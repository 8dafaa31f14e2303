import { createStore, type StoreApi } from 'zustand/vanilla';

/** A toast. Its text comes translated from the server. */
export interface Notice {
  readonly id: string;
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  /** How long it stays, in ms; not while it is pointed at or has the focus. */
  readonly duration: number;
}

export interface NoticesState {
  readonly notices: readonly Notice[];
  /** Those that are gone, newest first: who reads slowly finds them here (WCAG 2.2.1). */
  readonly past: readonly Notice[];
  readonly add: (notice: Notice) => void;
  readonly dismiss: (id: string) => void;
  /** A new attempt settles what the last one got wrong. */
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
