const pause = 250;

/**
 * Calls `stop` once the shell in which npm started this script is gone. npm passes signals to that shell
 * only, so without this the child processes would never end. A script that was started without npm is not
 * affected.
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
