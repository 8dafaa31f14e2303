import { createContext, use } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Json } from '#schemas/document/element.ts';
import { invariant } from '#schemas/result.ts';

interface SessionState {
  /** Differs between sessions. */
  readonly id: number;
  /** Paths of fields that were left once: their errors show. */
  readonly touched: ReadonlySet<string>;
  /** What others say is wrong, by path. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** Groups and rows that people opened or closed, by path. */
  readonly opened: ReadonlyMap<string, boolean>;
  /** What was typed in branches that are not chosen any more, by path and number of the branch. */
  readonly left: Map<string, Json>;
}

/** State of one form that is not its value. */
export type FormSession = StoreApi<SessionState>;

export const FormSessionContext = createContext<FormSession | null>(null);

let count = 0;

export function createFormSession(): FormSession {
  const id = ++count;
  return createStore<SessionState>(() => ({
    id,
    touched: new Set(),
    problems: new Map(),
    opened: new Map(),
    left: new Map(),
  }));
}

export function useFormSession(): FormSession {
  const session = use(FormSessionContext);
  invariant(session, 'A field was drawn outside of a form.');
  return session;
}

export function touch(session: FormSession, path: string): void {
  if (session.getState().touched.has(path)) return;
  session.setState(({ touched }) => ({ touched: new Set([...touched, path]) }));
}

export function setOpened(session: FormSession, path: string, isOpen: boolean): void {
  session.setState(({ opened }) => ({ opened: new Map([...opened, [path, isOpen]]) }));
}

/** Opens every group and row on the way to a field. */
export function openTo(session: FormSession, path: string): void {
  const keys = path.split('/');
  session.setState(({ opened }) => ({
    opened: new Map([
      ...opened,
      ...keys.map((_, index) => [keys.slice(0, index + 1).join('/'), true] as const),
    ]),
  }));
}

/** Whether a group or row is open; until somebody decides, `isOpenAtFirst`. */
export function useOpened(path: string, isOpenAtFirst: boolean): boolean {
  return useStore(useFormSession(), ({ opened }) => opened.get(path) ?? isOpenAtFirst);
}

const nothing: readonly string[] = [];

/** Errors to show at a field: the form's once it was left or named by others, and theirs. */
export function useErrors(path: string, own: readonly string[] | undefined): readonly string[] {
  const session = useFormSession();
  const isTouched = useStore(session, ({ touched }) => touched.has(path));
  const told = useStore(session, ({ problems }) => problems.get(path)) ?? nothing;
  if (told.length === 0 && !isTouched) return nothing;
  return own && own.length > 0 ? own : told;
}

/** How many errors others named at a path or below it. */
export function useProblemCount(path: string): number {
  return useStore(
    useFormSession(),
    ({ problems }) =>
      [...problems.keys()].filter((one) => one === path || one.startsWith(`${path}/`)).length,
  );
}
