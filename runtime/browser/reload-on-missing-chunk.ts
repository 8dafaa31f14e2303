const storageKey = 'izlog.chunk-reload';
const pause = 60_000;

/** After a release old chunks are gone: load the page anew, at most once per 60 s (LAYOUT-12). */
export function reloadOnMissingChunk(reload = () => location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return;
    event.preventDefault();
    reload();
  });
}

/** Where storage is closed nothing can be remembered, and a reload could go on for ever. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - last < pause) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
