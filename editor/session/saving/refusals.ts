import type { DocumentKey, Problem } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import type { ServerNodes } from './merge-server-changes.ts';
import type { Reconciler } from './reconciler.ts';
import type { SavingStore } from './saving-state.ts';

/** Tracks what the server refuses. */
export interface Refusals {
  /** Whether nothing can be sent until something changes, here or on the server. */
  readonly isStuck: () => boolean;
  readonly retry: () => void;
  /** Withholds the refused elements until they differ from what was sent. */
  readonly addElements: (problems: readonly Problem[], asSent: ServerNodes) => void;
  /** Stops sending: the server refused the whole request. */
  readonly addRequest: (document: DocumentKey, error: AppError) => void;
  /** Removes the problems of elements that are no longer refused. */
  readonly removeFixed: () => void;
}

export function createRefusals(
  reconciler: Pick<Reconciler, 'refuse' | 'refusedIds'>,
  state: SavingStore,
): Refusals {
  let isStuck = false;

  const isStillRefused = (node: string | null) =>
    isStuck || (node !== null && reconciler.refusedIds().includes(node));

  function show(problems: readonly Problem[]): void {
    const isReplaced = (node: string | null) => problems.some((problem) => problem.node === node);
    state.setState(({ refused }) => ({
      refused: [...refused.filter(({ node }) => !isReplaced(node)), ...problems],
    }));
  }

  return {
    isStuck: () => isStuck,
    retry() {
      isStuck = false;
    },
    addElements(problems, asSent) {
      const ids = problems.flatMap(({ node }) => (node !== null && asSent.has(node) ? node : []));
      reconciler.refuse(new Map(ids.map((id) => [id, asSent.get(id) ?? null])));
      isStuck = ids.length === 0 || ids.length < problems.length;
      show(problems);
    },
    addRequest(document, { code, params = {} }) {
      isStuck = true;
      show([{ document, node: null, path: '', layer: null, severity: 'error', code, params }]);
    },
    removeFixed() {
      const { refused } = state.getState();
      const left = refused.filter(({ node }) => isStillRefused(node));
      if (left.length < refused.length) state.setState({ refused: left });
    },
  };
}
