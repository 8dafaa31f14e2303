import type { SyncInput } from '#schemas/api/cms-drafts.ts';
import { createConnection } from './connection.ts';
import { createRefusals } from './refusals.ts';
import { type SaveStatus, showStatus } from './saving-state.ts';
import { createSyncRequest, type RequestPorts } from './sync-request.ts';
import { createSyncSchedule } from './sync-schedule.ts';
import { syncTimes } from './sync-times.ts';

export type SyncPorts = Omit<RequestPorts, 'connection' | 'refusals' | 'isStopped'>;

/**
 * Syncs the draft with the server: one request at a time, with all changes that can be saved, which also
 * returns changes of others.
 */
export interface Sync {
  /** Pauses sending while another user is logged in in this browser. */
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
  const { reconciler, state, timers } = ports;
  const connection = createConnection();
  const refusals = createRefusals(reconciler, state);
  const request = createSyncRequest({ ...ports, connection, refusals, isStopped: () => isStopped });
  const hasOtherEditors = () => state.getState().editors.length > 0;
  const schedule = createSyncSchedule(timers, () => void run(), hasOtherEditors);
  let inFlight: Promise<void> | null = null;
  let isWatched = false;
  let isStopped = false;
  let isHeld = false;

  const canSend = () => !refusals.isStuck() && reconciler.writes().length > 0;

  function run(): Promise<void> {
    inFlight ??= exchange().finally(() => {
      inFlight = null;
      plan();
    });
    return inFlight;
  }

  async function exchange(): Promise<void> {
    schedule.cancelPlanned();
    schedule.cancelTyping();
    if (isHeld) connection.loggedOut();
    else await request.send();
  }

  /** Plans what follows a response: the rest at once or soon, a retry, or a poll. */
  function plan(): void {
    if (isStopped) return;
    const hasMore = canSend();
    const status = connection.status();
    showStatus(state, status ?? statusOf(ports, hasMore));
    schedule.cancelPlanned();
    if (status === 'loggedOut') return;
    if (status === 'offline') schedule.after(connection.retryAfter());
    else if (hasMore) schedule.afterTyping();
    else if (isWatched) schedule.after(syncTimes.heartbeat);
  }

  return {
    input: request.input,
    hold(held) {
      isHeld = held;
      return run();
    },
    edited() {
      refusals.retry();
      if (connection.status() !== null) return;
      if (!inFlight) showStatus(state, 'unsaved');
      schedule.afterTyping();
    },
    selected: schedule.afterSelection,
    async flush() {
      if (inFlight) await inFlight;
      refusals.retry();
      await run();
      if (connection.status() === null && canSend()) await run();
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
      schedule.stop();
    },
  };
}

/** The status while the server responds. */
function statusOf({ reconciler, state }: SyncPorts, canSend: boolean): SaveStatus {
  if (canSend) return 'unsaved';
  if (state.getState().refused.length > 0) return 'refused';
  if (reconciler.conflicts.getState().length > 0) return 'conflict';
  return reconciler.unsaved().length > 0 ? 'unsaved' : 'saved';
}
