const storageKey = 'izlog.chunk-reload';
const pause = 60_000;

/**
 * Old chunks are missing after a release: reloads the page, at most once per 60 s (LAYOUT-12). Offline the
 * current page stays, because a reload would lose it.
 */
export function reloadOnMissingChunk(reload = () => location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload()) return;
    event.preventDefault();
    reload();
  });
}

/** Without storage the last reload cannot be remembered, so reloads could repeat endlessly. */
function mayReload(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(storageKey)) < pause) return false;
    sessionStorage.setItem(storageKey, `${now}`);
    return true;
  } catch {
    return false;
  }
}
