import { whenIdle } from '../../../ui/when-idle.ts';

/** Runs work when there is time. Returns a function that cancels it. */
export type Schedule = (work: (timeLeft: () => number) => void) => () => void;

/** Ids that wait to be checked, a few at a time. */
export interface CheckQueue {
  readonly add: (ids: Iterable<string>) => void;
  readonly isEmpty: () => boolean;
  readonly stop: () => void;
}

/** Calls `check` for each id, and `checked` after each slice. */
export function createCheckQueue(
  check: (id: string) => void,
  checked: () => void,
  schedule: Schedule = (work) => whenIdle(work, { timeout: 2000, otherwise: 50 }),
): CheckQueue {
  const waiting = new Set<string>();
  let cancel: (() => void) | null = null;

  function work(timeLeft: () => number): void {
    cancel = null;
    for (const id of waiting) {
      waiting.delete(id);
      check(id);
      if (timeLeft() <= 0) break;
    }
    checked();
    wake();
  }

  function wake(): void {
    if (waiting.size > 0) cancel ??= schedule(work);
  }

  return {
    add(ids) {
      for (const id of ids) waiting.add(id);
      wake();
    },
    isEmpty: () => waiting.size === 0,
    stop: () => cancel?.(),
  };
}
