const storageKey = 'izlog.chunk-reload';
const pause = 60_000;

/**
 * After a release old chunks are gone: load the page again, at most once per 60 s (LAYOUT-12). Without a
 * network the page that is there is worth more than none.
 */
export function reloadOnMissingChunk(reload = () => location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload()) return;
    event.preventDefault();
    reload();
  });
}

/** Where storage is closed nothing can be remembered, and a reload could go on for ever. */
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
