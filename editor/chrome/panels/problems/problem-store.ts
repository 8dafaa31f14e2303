import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Problem } from '#schemas/editing/node.ts';
import { createListeners } from '../../../model/document/listeners.ts';
import type { NodeStore } from '../../../model/document/node-store.ts';
import { createCheckQueue, type Schedule } from './check-queue.ts';
import { findNodeProblems, type ProblemContext } from './find-problems.ts';

export interface ProblemTotals {
  readonly errors: number;
  readonly warnings: number;
  /** Incremented with each change. */
  readonly version: number;
  /** Whether some nodes are not checked yet. */
  readonly isChecking: boolean;
}

/** Problems of all nodes. After changes, a few nodes are checked at a time. */
export interface ProblemStore {
  readonly totals: StoreApi<ProblemTotals>;
  /** Returns the problems of a node; the same array until they change. */
  readonly of: (id: string) => readonly Problem[];
  readonly subscribe: (id: string, listener: () => void) => () => void;
  /** Returns all problems including the server's, errors first. */
  readonly all: () => readonly Problem[];
  /** Sets the latest problems from the server. A local change of a node removes its problems. */
  readonly setServer: (problems: readonly Problem[]) => void;
  readonly stop: () => void;
}

const none: readonly Problem[] = Object.freeze([]);

export function createProblemStore(
  nodes: NodeStore,
  context: ProblemContext,
  schedule?: Schedule,
): ProblemStore {
  const found = new Map<string, readonly Problem[]>();
  const fromServer = new Map<string, Problem[]>();
  const listeners = createListeners();
  const totals = createStore<ProblemTotals>(() => ({
    errors: 0,
    warnings: 0,
    version: 0,
    isChecking: true,
  }));
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

  function count(): void {
    const isChecking = !queue.isEmpty();
    if (!isChanged && isChecking === totals.getState().isChecking) return;
    isChanged = false;
    const problems = [...found.values(), fromServer.get('') ?? none].flat();
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const warnings = problems.length - errors;
    totals.setState(({ version }) => ({ errors, warnings, version: version + 1, isChecking }));
  }

  const queue = createCheckQueue(inspect, count, schedule);
  const stopListening = nodes.subscribeAll((changes) => {
    const ids = changes.map(({ before, after }) => (after ?? before)?.id ?? '');
    for (const id of ids) fromServer.delete(id);
    queue.add(ids);
  });
  queue.add(nodes.ids());

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
      queue.stop();
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
