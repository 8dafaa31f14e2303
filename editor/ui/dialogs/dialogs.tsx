import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useSyncExternalStore,
} from 'react';
import { invariant } from '#schemas/result.ts';
import { LoadingNote } from '../loading-note.tsx';
import type { Closing } from './closing.ts';
import { type Question, QuestionDialog } from './question-dialog.tsx';

type ResultOf<P> = P extends { readonly close: (result?: infer T) => void } ? T : never;

export interface Dialogs {
  /** Opens a dialog above the open ones. Resolves to undefined when cancelled. */
  open<P extends Closing<never>>(
    component: ComponentType<P>,
    props: Omit<P, 'close'>,
  ): Promise<ResultOf<P> | undefined>;
  /** Asks for confirmation; false when cancelled (MODAL-18). */
  confirm(question: Question): Promise<boolean>;
}

interface OpenDialog {
  readonly id: number;
  readonly rendered: ReactNode;
}

/** The open dialogs, the topmost last. */
export interface DialogStack extends Dialogs {
  readonly subscribe: (changed: () => void) => () => void;
  readonly opened: () => readonly OpenDialog[];
}

export function createDialogs(): DialogStack {
  let stack: readonly OpenDialog[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const show = (next: readonly OpenDialog[]) => {
    stack = next;
    for (const changed of listeners) changed();
  };
  const open: Dialogs['open'] = <P extends Closing<never>>(
    component: ComponentType<P>,
    props: Omit<P, 'close'>,
  ) => {
    const Opened = component as unknown as ComponentType<object>;
    const { promise, resolve } = withResolver<ResultOf<P> | undefined>();
    const id = ++lastId;
    const close = (result?: ResultOf<P>) => {
      show(stack.filter((dialog) => dialog.id !== id));
      resolve(result);
    };
    show([...stack, { id, rendered: <Opened {...props} {...{ close }} /> }]);
    return promise;
  };
  return {
    open,
    confirm: async (question) => (await open(QuestionDialog, question)) === true,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    opened: () => stack,
  };
}

function withResolver<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Returns the editor's dialogs; only inside a `DialogHost`. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  invariant(dialogs, 'A part of the editor was drawn outside of it.');
  return dialogs;
}

interface DialogHostProps {
  readonly dialogs: DialogStack;
  readonly children?: ReactNode;
}

/** Renders the open dialogs and provides `useDialogs` to its children. */
export function DialogHost({ dialogs, children }: DialogHostProps) {
  const opened = useSyncExternalStore(dialogs.subscribe, dialogs.opened, dialogs.opened);
  return (
    <DialogsContext value={dialogs}>
      {children}
      {opened.map(({ id, rendered }) => (
        <Suspense key={id} fallback={<LoadingNote />}>
          {rendered}
        </Suspense>
      ))}
    </DialogsContext>
  );
}
