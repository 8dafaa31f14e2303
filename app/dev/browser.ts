import '@vitejs/plugin-react/preamble';
import { editStateElementId } from '#runtime/page/edit-payload.ts';
import { stateElementId } from '#runtime/page/page-elements.ts';
import { setReporter } from '#runtime/report.ts';
import type { Crash } from './crashes.ts';

/** Runs before the entry of each page in development and keeps the page up to date. */
const hot = import.meta.hot;

// Vite waits for its server in a worker whose URL the page's CSP refuses. Without SharedWorker it waits in
// the page.
Reflect.deleteProperty(globalThis, 'SharedWorker');

// This export of a view is not a component; React Refresh need not reload the page for it.
Object.assign(window, { __getReactRefreshIgnoredExports: () => ['complete'] });

setReporter((code, error, source) => {
  const { message, stack } = error as Error;
  const crash: Crash = { code, message, stack: stack ?? '', ...(source && { source }) };
  hot?.send('izlog:crash', crash);
});

/** Loads the new stylesheet before it removes the old one. */
function renewStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href^="/_dev/styles.css"]')) {
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = `/_dev/styles.css?${Date.now()}`;
    next.addEventListener('error', () => next.remove(), { once: true });
    next.addEventListener('load', () => link.remove(), { once: true });
    link.after(next);
  }
}

hot?.on('izlog:styles', renewStyles);
hot?.on('izlog:shop', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  renewStyles();
  const follows = [stateElementId, editStateElementId].some((id) => document.getElementById(id));
  if (!follows) location.reload();
});

const broken = [...document.querySelectorAll<HTMLElement>('[data-dev-notice]')];
hot?.send(
  'izlog:faulty',
  broken.map(({ dataset }) => dataset.devNotice),
);
