import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Problem } from '#schemas/editing/node.ts';
import { createListeners } from '../../../model/document/listeners.ts';
import type { NodeStore } from '../../../model/document/node-store.ts';
import { findNodeProblems, type ProblemContext } from './find-problems.ts';

export interface ProblemTotals {
  readonly errors: number;
  readonly warnings: number;
  /** Incremented with each change. */
  readonly version: number;
  /** Some nodes are not checked yet. */
  readonly isChecking: boolean;
}

/** Problems of all nodes. After changes, a few nodes are checked at a time. */
export interface ProblemStore {
  readonly totals: StoreApi<ProblemTotals>;
  /** The same list until it changes. */
  readonly of: (id: string) => readonly Problem[];
  readonly subscribe: (id: string, listener: () => void) => () => void;
  /** All problems including the server's, errors first. */
  readonly all: () => readonly Problem[];
  /** Sets the latest problems from the server. A local change of a node removes its problems. */
  readonly setServer: (problems: readonly Problem[]) => void;
  readonly stop: () => void;
}

/** Runs work when there is time. Returns a function that cancels it. */
export type Schedule = (work: (timeLeft: () => number) => void) => () => void;

const none: readonly Problem[] = Object.freeze([]);

export function createProblemStore(
  nodes: NodeStore,
  context: ProblemContext,
  schedule: Schedule = whenIdle,
): ProblemStore {
  const found = new Map<string, readonly Problem[]>();
  const fromServer = new Map<string, Problem[]>();
  const waiting = new Set<string>(nodes.ids());
  const listeners = createListeners();
  const totals = createStore<ProblemTotals>(() => ({
    errors: 0,
    warnings: 0,
    version: 0,
    isChecking: true,
  }));
  let cancel: (() => void) | null = null;
  let isChanged = true;

  function put(id: string, problems: readonly Problem[]): void {
    if (isSame(found.get(id) ?? none, problems)) return;
    isChanged = true;
    if (problems.length > 0) found.set(id, problems);
    else found.delete(id);
    listeners.notify(id);
  }

  function inspect(id: string): void {
    const node = nodes.get(id);
    const own = node ? findNodeProblems(node, context) : none;
    const others = (node && fromServer.get(id)) ?? none;
    put(id, others.length > 0 ? joined(own, others) : own);
  }

  function work(timeLeft: () => number): void {
    cancel = null;
    for (const id of waiting) {
      waiting.delete(id);
      inspect(id);
      if (timeLeft() <= 0) break;
    }
    count();
    wake();
  }

  function wake(): void {
    if (waiting.size > 0) cancel ??= schedule(work);
  }

  function count(): void {
    const isChecking = waiting.size > 0;
    if (!isChanged && isChecking === totals.getState().isChecking) return;
    isChanged = false;
    let errors = 0;
    let warnings = 0;
    for (const problems of [...found.values(), fromServer.get('') ?? none]) {
      for (const { severity } of problems) {
        if (severity === 'error') errors++;
        else warnings++;
      }
    }
    totals.setState(({ version }) => ({ errors, warnings, version: version + 1, isChecking }));
  }

  const stopListening = nodes.subscribeAll((changes) => {
    for (const { before, after } of changes) {
      const id = (after ?? before)?.id ?? '';
      waiting.add(id);
      fromServer.delete(id);
    }
    wake();
  });
  wake();

  return {
    totals,
    of: (id) => found.get(id) ?? none,
    subscribe: listeners.add,
    all() {
      const all = [...(fromServer.get('') ?? none), ...[...found.values()].flat()];
      return all.toSorted((a, b) => rank(a) - rank(b));
    },
    setServer(problems) {
      const before = [...fromServer.keys()];
      fromServer.clear();
      for (const problem of problems) {
        const key = problem.node ?? '';
        fromServer.set(key, [...(fromServer.get(key) ?? []), problem]);
      }
      isChanged = true;
      for (const id of [...before, ...fromServer.keys()]) if (id !== '') inspect(id);
      count();
    },
    stop() {
      stopListening();
      cancel?.();
    },
  };
}

const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);

const keyOf = ({ path, layer, code }: Problem) => `${code} ${layer ?? ''} ${path}`;

/** A problem that both report is listed once. */
function joined(own: readonly Problem[], others: readonly Problem[]): Problem[] {
  const known = new Set(own.map(keyOf));
  return [...own, ...others.filter((problem) => !known.has(keyOf(problem)))];
}

function isSame(one: readonly Problem[], other: readonly Problem[]): boolean {
  return (
    one.length === other.length && one.every((each, at) => keyOf(each) === keyOf(other[at] ?? each))
  );
}

/** ms of work at a time in browsers without idle callbacks. */
const slice = 8;

function whenIdle(work: (timeLeft: () => number) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback((deadline) => work(() => deadline.timeRemaining()), {
      timeout: 2000,
    });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(() => {
    const end = performance.now() + slice;
    work(() => end - performance.now());
  }, 50);
  return () => clearTimeout(timer);
}
