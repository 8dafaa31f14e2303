/** ms of work at a time where the browser does not say that it is idle: Safari has no requestIdleCallback. */
const slice = 8;

export interface Waiting {
  /** ms after which the work runs even if the browser is busy; without it, it waits as long as necessary. */
  readonly timeout?: number;
  /** ms to wait where the browser does not say that it is idle. */
  readonly otherwise: number;
}

/** Runs work when the browser is idle and tells it the ms that are left. Returns a function that cancels it. */
export function whenIdle(
  work: (timeLeft: () => number) => void,
  { timeout, otherwise }: Waiting,
): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(
      (deadline) => work(() => deadline.timeRemaining()),
      timeout === undefined ? undefined : { timeout },
    );
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(() => {
    const end = performance.now() + slice;
    work(() => end - performance.now());
  }, otherwise);
  return () => clearTimeout(id);
}
