const pause = 250;

/**
 * Calls `stop` once the shell that npm started this script in is gone. npm passes a signal on to that
 * shell only, so that without this what the script started would go on for ever. A script that was
 * started without npm is on its own.
 */
export function followParent(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, pause);
  timer.unref();
}
