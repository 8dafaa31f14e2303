import type { ApiClient } from '#runtime/api/client.ts';
import type { SyncInput, SyncResponse } from '#schemas/api/cms-drafts.ts';
import type { DocumentKey, EditNode, NodeWrite } from '#schemas/editing/node.ts';
import { fail, type Result } from '#schemas/result.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { Reconciler } from './reconciler.ts';
import { syncTimes } from './sync-times.ts';
import type { Timers } from './timers.ts';

/** One request with changes of this tab, which returns those of others. */
export interface ExchangePorts {
  readonly editing: Editing;
  readonly reconciler: Reconciler;
  readonly api: Pick<ApiClient, 'call'>;
  readonly timers: Timers;
  /** Id of the tab. */
  readonly client: string;
}

/** Returns what is sent with the writes. `since`: the server's clock of the last response. */
export function syncInput(
  ports: ExchangePorts,
  since: number,
  writes: readonly NodeWrite[],
): SyncInput {
  const documents = documentsIn(ports, writes).slice(0, 200);
  const selection = ports.editing.selection.getState().ids.at(-1) ?? null;
  return { documents, since, writes, client: ports.client, selection };
}

/** Documents that are open, that the server sent, or that writes go to. */
function documentsIn(
  { editing, reconciler }: ExchangePorts,
  writes: readonly NodeWrite[],
): DocumentKey[] {
  const documents = new Set<DocumentKey>([
    ...editing.documents.keys(),
    ...reconciler.known.documents(),
    ...writes.flatMap(({ node }) => node?.document ?? []),
  ]);
  return [...documents];
}

/** Returns the response; `unavailable` if there is none in time. */
export function exchange(
  { api, timers }: ExchangePorts,
  input: SyncInput,
): Promise<Result<SyncResponse>> {
  let cancel: () => void = () => undefined;
  const lost = new Promise<Result<SyncResponse>>((resolve) => {
    cancel = timers.after(syncTimes.response, () => resolve(fail('unavailable')));
  });
  const arrived = api
    .call('draft.sync', input)
    .catch(() => fail('unavailable'))
    .finally(() => cancel());
  return Promise.race([arrived, lost]);
}

/**
 * Returns all changes in the response, including those that caused conflicts. A conflict about an own removal
 * is no change.
 */
export function newsOf(
  { nodes, removed, conflicts }: SyncResponse,
  writes: readonly NodeWrite[],
): Map<string, EditNode | null> {
  const mine = new Set(writes.flatMap(({ id, node }) => (node ? [] : id)));
  const reasons = conflicts.filter(({ id, theirs }) => theirs !== null || !mine.has(id));
  return new Map<string, EditNode | null>([
    ...removed.map((id) => [id, null] as const),
    ...reasons.map(({ id, theirs }) => [id, theirs] as const),
    ...nodes.map((node) => [node.id, node] as const),
  ]);
}

/** Shared elements that others placed here must be loaded before they can be rendered. */
export async function openShown(
  { editing, api }: Pick<ExchangePorts, 'editing' | 'api'>,
  nodes: readonly EditNode[],
  isStopped: () => boolean,
): Promise<void> {
  const missing = nodes.flatMap(({ master }) =>
    master !== null && !editing.nodes.get(master) ? [`shared:${master}` as const] : [],
  );
  if (missing.length === 0) return;
  const opened = await api.call('draft.open', { documents: [...new Set(missing)] });
  if (opened.ok && !isStopped()) editing.open(opened.value.documents, opened.value.nodes);
}
