import { syncTimes } from './sync-times.ts';
import { debounce, type Timers } from './timers.ts';

/** The timers that lead to the next sync. */
export interface SyncSchedule {
  readonly afterTyping: () => void;
  readonly afterSelection: () => void;
  /** Syncs after the given ms, instead of what was planned before. */
  readonly after: (ms: number) => void;
  readonly cancelPlanned: () => void;
  readonly cancelTyping: () => void;
  readonly stop: () => void;
}

export function createSyncSchedule(
  timers: Timers,
  run: () => void,
  hasOtherEditors: () => boolean,
): SyncSchedule {
  let cancelPlanned: () => void = () => undefined;
  const typing = debounce(timers, syncTimes.typing, run);
  const selecting = debounce(timers, syncTimes.selection, () => {
    if (hasOtherEditors()) run();
  });
  return {
    afterTyping: typing.wish,
    afterSelection: selecting.wish,
    after(ms) {
      cancelPlanned();
      cancelPlanned = timers.after(ms, run);
    },
    cancelPlanned: () => cancelPlanned(),
    cancelTyping: typing.stop,
    stop() {
      cancelPlanned();
      typing.stop();
      selecting.stop();
    },
  };
}
