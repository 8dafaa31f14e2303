import '#runtime/ui/fonts.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import '#runtime/ui/frame.css';
import { browserBlocks } from '#blocks/registry.gen.ts';
import { startPage } from '#runtime/browser/start-page.tsx';

void startPage(browserBlocks);
