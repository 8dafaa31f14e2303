/** The clock and timers, which tests replace. */
export interface Timers {
  /** ms since 1970. */
  readonly now: () => number;
  /** Calls `run` once after the given ms. Returns a function that cancels. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export interface Debounce {
  /** Starts or postpones the run, but never beyond `most` after the first call. */
  readonly wish: () => void;
  readonly stop: () => void;
}

/** Runs `rest` ms after the last call, at the latest `most` ms after the first one. */
export function debounce(
  timers: Timers,
  { rest, most }: { readonly rest: number; readonly most: number },
  run: () => void,
): Debounce {
  let first: number | null = null;
  let cancel: () => void = () => undefined;
  const stop = () => {
    cancel();
    first = null;
  };
  return {
    wish() {
      cancel();
      first ??= timers.now();
      const wait = Math.min(rest, Math.max(0, first + most - timers.now()));
      cancel = timers.after(wait, () => {
        stop();
        run();
      });
    },
    stop,
  };
}
