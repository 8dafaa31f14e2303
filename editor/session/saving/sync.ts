import type { ApiClient } from '#runtime/api/client.ts';
import type { SyncInput, SyncResponse } from '#schemas/api/cms-drafts.ts';
import type { DocumentKey, EditNode, NodeWrite } from '#schemas/editing/node.ts';
import { type AppError, fail, type Result } from '#schemas/result.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { Reconciler } from './reconciler.ts';
import { createRefusals } from './refusals.ts';
import { notify, type SaveStatus, type SavingStore } from './saving-state.ts';
import type { News } from './take-in.ts';
import { debounce, type Timers } from './timers.ts';

/** In ms. */
const times = {
  /** Typing pause before a save. The wait is never longer than `most`. */
  rest: 1500,
  most: 8000,
  /** Between two polls while nothing has to be saved. */
  heartbeat: 8000,
  /** Delay before a changed selection is sent to the other editors. */
  selection: 1000,
  /** A request without a response counts as failed. */
  response: 20_000,
  firstRetry: 1000,
  lastRetry: 30_000,
} as const;

export interface SyncPorts {
  readonly editing: Editing;
  readonly reconciler: Reconciler;
  readonly api: Pick<ApiClient, 'call'>;
  readonly timers: Timers;
  readonly state: SavingStore;
  /** Id of the tab. */
  readonly client: string;
  /** The server's clock when the documents were read. */
  readonly clock: number;
  /** Called after each response, with the elements that others changed. */
  readonly onResponse: (foreign: readonly string[]) => void;
}

/**
 * Syncs the draft with the server: one request at a time, with all changes that can be saved, which also
 * returns changes of others.
 */
export interface Sync {
  /** Pauses sending while another user is signed in in this browser. */
  readonly hold: (isHeld: boolean) => Promise<void>;
  readonly edited: () => void;
  readonly selected: () => void;
  /** Syncs now. Returns true when nothing is unsaved afterwards. */
  readonly flush: () => Promise<boolean>;
  /** Sets whether the page is visible. Otherwise it does not poll. */
  readonly watch: (isWatched: boolean) => void;
  /** Returns what would be sent now. */
  readonly input: () => SyncInput;
  readonly stop: () => void;
}

export function createSync(ports: SyncPorts): Sync {
  const { editing, reconciler, api, timers, state, client } = ports;
  let { clock } = ports;
  let inFlight: Promise<void> | null = null;
  let failures = 0;
  let isWatched = false;
  let isStopped = false;
  let isHeld = false;
  const refusals = createRefusals(reconciler, state);
  let status: SaveStatus | null = null;
  let cancelNext: () => void = () => undefined;
  const typing = debounce(timers, times, () => void run());
  const selecting = debounce(timers, { rest: times.selection, most: times.selection }, () => {
    if (state.getState().editors.length > 0) void run();
  });

  function input(writes: readonly NodeWrite[] = reconciler.writes()): SyncInput {
    const documents = documentsIn(ports, writes).slice(0, 200);
    const selection = editing.selection.getState().ids.at(-1) ?? null;
    return { documents, since: clock, writes, client, selection };
  }

  function run(): Promise<void> {
    inFlight ??= exchange().finally(() => {
      inFlight = null;
      plan();
    });
    return inFlight;
  }

  async function exchange(): Promise<void> {
    cancelNext();
    typing.stop();
    if (isHeld) {
      status = 'signedOut';
      return;
    }
    const writes = refusals.isStuck() ? [] : reconciler.writes();
    if (writes.length > 0) show('saving');
    const sent = input(writes);
    const asSent = new Map(writes.map(({ id }) => [id, editing.nodes.get(id) ?? null]));
    reconciler.sent(writes);
    const response = await inTime(timers, api.call('draft.sync', sent));
    if (isStopped) return;
    const foreign = response.ok ? accept(response.value, writes, asSent) : [];
    if (!response.ok) decline(response.error);
    ports.onResponse(foreign);
  }

  function accept(response: SyncResponse, writes: readonly NodeWrite[], asSent: News) {
    failures = 0;
    status = null;
    if (response.saved) {
      reconciler.stored(writes);
      if (writes.length > 0) state.setState({ savedAt: timers.now() });
    }
    const { foreign, undone, isNews } = reconciler.mergeServerChanges(newsOf(response, writes));
    clock = Math.max(clock, response.clock);
    if (isNews) refusals.retry();
    if (undone.length > 0) notify(state, 'moveUndone', undone.length);
    else if (foreign.length > 0) notify(state, 'takenIn', foreign.length);
    state.setState({ editors: response.editors });
    // The refusal may be due to changes of others, so refused writes are retried once together with them.
    if (!response.saved && !isNews) refusals.take(response.refused, asSent);
    refusals.forgetMended();
    void openShown(ports, response.nodes, () => isStopped);
    return foreign;
  }

  function decline(error: AppError): void {
    if (signedOut.includes(error.code)) status = 'signedOut';
    else if (isPassing(error)) {
      failures++;
      status = 'offline';
    } else {
      const [document = 'page:1'] = editing.documents.keys();
      refusals.takeWhole(document, error);
    }
  }

  /** Plans what follows a response: the rest at once or soon, a retry, or a poll. */
  function plan(): void {
    if (isStopped) return;
    const canSend = !refusals.isStuck() && reconciler.writes().length > 0;
    showNow(canSend);
    cancelNext();
    if (status === 'signedOut') return;
    if (status === 'offline') {
      cancelNext = timers.after(restAfter(failures), () => void run());
    } else if (canSend) typing.wish();
    else if (isWatched) cancelNext = timers.after(times.heartbeat, () => void run());
  }

  function showNow(canSend: boolean): void {
    if (status) show(status);
    else if (canSend) show('unsaved');
    else if (state.getState().refused.length > 0) show('refused');
    else if (reconciler.conflicts.getState().length > 0) show('conflict');
    else show(reconciler.unsaved().length > 0 ? 'unsaved' : 'saved');
  }

  function show(next: SaveStatus): void {
    if (state.getState().status !== next) state.setState({ status: next });
  }

  return {
    input,
    hold(held) {
      isHeld = held;
      return run();
    },
    edited() {
      refusals.retry();
      if (!inFlight && status === null) show('unsaved');
      if (status === null) typing.wish();
    },
    selected: selecting.wish,
    async flush() {
      if (inFlight) await inFlight;
      refusals.retry();
      await run();
      if (status === null && reconciler.writes().length > 0 && !refusals.isStuck()) await run();
      return reconciler.unsaved().length === 0;
    },
    watch(watched) {
      if (watched === isWatched) return;
      isWatched = watched;
      if (watched) void run();
      else plan();
    },
    stop() {
      isStopped = true;
      cancelNext();
      typing.stop();
      selecting.stop();
    },
  };
}

/** Errors that require a new sign-in. */
const signedOut: readonly string[] = ['unauthorized', 'forbidden'];

/** Temporary errors that are retried. */
const passing: readonly string[] = ['unavailable', 'internal', 'tooManyRequests', 'conflict'];

export const isPassing = ({ code }: AppError): boolean => passing.includes(code);

/**
 * Returns all changes in the response, including those that caused conflicts. A conflict about an own removal
 * is no change.
 */
function newsOf({ nodes, removed, conflicts }: SyncResponse, writes: readonly NodeWrite[]) {
  const mine = new Set(writes.flatMap(({ id, node }) => (node ? [] : id)));
  const reasons = conflicts.filter(({ id, theirs }) => theirs !== null || !mine.has(id));
  return new Map<string, EditNode | null>([
    ...removed.map((id) => [id, null] as const),
    ...reasons.map(({ id, theirs }) => [id, theirs] as const),
    ...nodes.map((node) => [node.id, node] as const),
  ]);
}

/** Shared elements that others placed here must be loaded before they can be rendered. */
async function openShown(
  { editing, api }: Pick<SyncPorts, 'editing' | 'api'>,
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

/** Documents that are open, that the server sent, or that writes go to. */
function documentsIn(
  { editing, reconciler }: SyncPorts,
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
function inTime(
  timers: Timers,
  response: Promise<Result<SyncResponse>>,
): Promise<Result<SyncResponse>> {
  let cancel: () => void = () => undefined;
  const lost = new Promise<Result<SyncResponse>>((resolve) => {
    cancel = timers.after(times.response, () => resolve(fail('unavailable')));
  });
  const arrived = response.catch(() => fail('unavailable')).finally(() => cancel());
  return Promise.race([arrived, lost]);
}

/** Returns the ms until the next retry. */
function restAfter(failures: number): number {
  return Math.min(times.firstRetry * 2 ** (failures - 1), times.lastRetry);
}
