import '#runtime/ui/styles.ts';
import { browserBlocks as ofSite } from 'virtual:site-blocks/registry';
import { browserBlocks } from '#blocks/registry.gen.ts';
import { startPage } from '#runtime/browser/start-page.tsx';

/** Resolves when the page is hydrated. */
export const taken = startPage(Object.assign(browserBlocks, ofSite));

// A block's folder was added or removed: views are fetched from this list from now on.
if (import.meta.hot) {
  import.meta.hot.accept('#blocks/registry.gen.ts', (next) => {
    Object.assign(browserBlocks, next?.browserBlocks);
  });
}
