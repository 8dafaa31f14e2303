import type { SyncInput, SyncResponse } from '#schemas/api/cms-drafts.ts';
import type { NodeWrite } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import type { Connection } from './connection.ts';
import type { ServerNodes } from './merge-server-changes.ts';
import type { Refusals } from './refusals.ts';
import { notify, type SavingStore, showStatus } from './saving-state.ts';
import { type ExchangePorts, exchange, newsOf, openShown, syncInput } from './sync-exchange.ts';

export interface RequestPorts extends ExchangePorts {
  readonly state: SavingStore;
  readonly connection: Connection;
  readonly refusals: Refusals;
  /** The server's clock when the documents were read. */
  readonly clock: number;
  /** Called after each response, with the elements that others changed. */
  readonly onResponse: (foreign: readonly string[]) => void;
  readonly isStopped: () => boolean;
}

/** Exchanges changes with the server, from where the last response ended. */
export interface SyncRequest {
  readonly send: () => Promise<void>;
  /** Returns what would be sent now. */
  readonly input: () => SyncInput;
}

export function createSyncRequest(ports: RequestPorts): SyncRequest {
  const { editing, reconciler, state, connection, refusals, isStopped } = ports;
  let { clock } = ports;

  async function send(): Promise<void> {
    const writes = refusals.isStuck() ? [] : reconciler.writes();
    if (writes.length > 0) showStatus(state, 'saving');
    const input = syncInput(ports, clock, writes);
    const nodes = new Map(writes.map(({ id }) => [id, editing.nodes.get(id) ?? null]));
    reconciler.sent(writes);
    const response = await exchange(ports, input);
    if (isStopped()) return;
    const foreign = response.ok ? accept(response.value, { writes, nodes }) : [];
    if (!response.ok) decline(response.error);
    ports.onResponse(foreign);
  }

  function accept(response: SyncResponse, sent: Sent): readonly string[] {
    connection.responded();
    const foreign = mergeResponse(ports, response, sent);
    clock = Math.max(clock, response.clock);
    void openShown(ports, response.nodes, isStopped);
    return foreign;
  }

  function decline(error: AppError): void {
    if (connection.failed(error)) return;
    const [document = 'page:1'] = editing.documents.keys();
    refusals.addRequest(document, error);
  }

  return { send, input: () => syncInput(ports, clock, reconciler.writes()) };
}

/** The sent writes, and the versions of their nodes at that moment. */
interface Sent {
  readonly writes: readonly NodeWrite[];
  readonly nodes: ServerNodes;
}

/** Returns the elements that others changed. */
function mergeResponse(
  { reconciler, refusals, state, timers }: RequestPorts,
  response: SyncResponse,
  { writes, nodes }: Sent,
): readonly string[] {
  if (response.saved) {
    reconciler.stored(writes);
    if (writes.length > 0) state.setState({ savedAt: timers.now() });
  }
  const { foreign, undone, isNews } = reconciler.mergeServerChanges(newsOf(response, writes));
  if (isNews) refusals.retry();
  if (undone.length > 0) notify(state, 'moveUndone', undone.length);
  else if (foreign.length > 0) notify(state, 'takenIn', foreign.length);
  state.setState({ editors: response.editors });
  // The refusal may be due to changes of others, so refused writes are retried once together with them.
  if (!response.saved && !isNews) refusals.addElements(response.refused, nodes);
  refusals.removeFixed();
  return foreign;
}
