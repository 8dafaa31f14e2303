import { createContext, use } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Json } from '#schemas/document/element.ts';
import { invariant } from '#schemas/result.ts';

interface SessionState {
  /** Unique per session. */
  readonly id: number;
  /** Paths of fields that have lost focus once: their errors are shown. */
  readonly touched: ReadonlySet<string>;
  /** Problems reported from outside, by path. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** Groups and rows that the user opened or closed, by path. */
  readonly opened: ReadonlyMap<string, boolean>;
  /** Values of branches that are no longer chosen, by path and index of the branch. */
  readonly left: Map<string, Json>;
}

/** State of one form apart from its value. */
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

/** Opens every group and row around a field. */
export function openTo(session: FormSession, path: string): void {
  const keys = path.split('/');
  session.setState(({ opened }) => ({
    opened: new Map([
      ...opened,
      ...keys.map((_, index) => [keys.slice(0, index + 1).join('/'), true] as const),
    ]),
  }));
}

/** Whether a group or row is open; `isOpenAtFirst` until the user toggles it. */
export function useOpened(path: string, isOpenAtFirst: boolean): boolean {
  return useStore(useFormSession(), ({ opened }) => opened.get(path) ?? isOpenAtFirst);
}

const nothing: readonly string[] = [];

/**
 * Returns the errors to show at a field once it was touched or has outside problems: the form's own,
 * otherwise the outside ones.
 */
export function useErrors(path: string, own: readonly string[] | undefined): readonly string[] {
  const session = useFormSession();
  const isTouched = useStore(session, ({ touched }) => touched.has(path));
  const reported = useStore(session, ({ problems }) => problems.get(path)) ?? nothing;
  if (reported.length === 0 && !isTouched) return nothing;
  return own && own.length > 0 ? own : reported;
}

/** Returns the number of paths with outside problems at a path or below it. */
export function useProblemCount(path: string): number {
  return useStore(
    useFormSession(),
    ({ problems }) =>
      [...problems.keys()].filter((one) => one === path || one.startsWith(`${path}/`)).length,
  );
}
