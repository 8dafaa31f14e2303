/** Lets the browser keep pages for times without a connection (app/offline/worker.ts). */
export function keepPagesOffline(): void {
  // Browsers without service workers, and private windows that refuse them, work as before.
  navigator.serviceWorker?.register('/offline-worker.js').catch(() => undefined);
}
