import '#runtime/ui/styles.ts';
import { browserBlocks } from '#blocks/registry.gen.ts';
import { startPage } from '#runtime/browser/start-page.tsx';

/** Done when the page is taken over. */
export const taken = startPage(browserBlocks);
