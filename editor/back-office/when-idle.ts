/** ms to wait where the browser does not say that it is idle: Safari has no requestIdleCallback. */
const idleDelay = 1_000;

/** Runs when the browser is idle, after `timeout` ms at the latest. Returns a function that cancels it. */
export function whenIdle(run: () => void, options?: IdleRequestOptions): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run, options);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, idleDelay);
  return () => clearTimeout(id);
}
