import './out-of-sight.css';

/** Blocks at the start of a page that never wait, so that a page of usual length is always exact. */
const firstBlocks = 24;

/** Makes blocks far down the rendered page wait until they come near the window, are focused or found. */
export function waitOutOfSight(page: HTMLElement): () => void {
  const blocks = page.querySelectorAll<HTMLElement>('main > [data-block]');
  for (const block of [...blocks].slice(firstBlocks)) block.dataset.waiting = '';
  // Until now the style sheet counted the blocks of the server's page.
  document.documentElement.dataset.canvas = '';
  // A block that no longer waits is laid out as for shoppers, without containment.
  const shown = (event: ContentVisibilityAutoStateChangeEvent) => {
    if (!event.skipped) delete (event.target as HTMLElement).dataset.waiting;
  };
  const name = 'contentvisibilityautostatechange';
  page.addEventListener(name, shown as EventListener);
  return () => {
    page.removeEventListener(name, shown as EventListener);
    delete document.documentElement.dataset.canvas;
  };
}
