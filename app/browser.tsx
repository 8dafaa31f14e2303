import '#runtime/ui/styles.ts';
import { browserBlocks } from '#blocks/registry.gen.ts';
import { startPage } from '#runtime/browser/start-page.tsx';

/** Done when the page is taken over. */
export const taken = startPage(browserBlocks);

// A folder of a block came or went: views are fetched by this list from now on.
if (import.meta.hot) {
  import.meta.hot.accept('#blocks/registry.gen.ts', (next) => {
    Object.assign(browserBlocks, next?.browserBlocks);
  });
}
