import '#runtime/ui/styles.ts';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';

/** One entry for the tool and for the pages it shows blocks on, which need far less code. */
async function start(): Promise<void> {
  if (location.pathname.endsWith('/preview')) {
    const { startPreview } = await import('#editor/section-tool/start-preview.tsx');
    const { pageTexts } = await import('./texts/page-texts.ts');
    startPreview(editorBlocks, pageTexts);
    return;
  }
  const { startSectionTool } = await import('#editor/section-tool/start-section-tool.tsx');
  startSectionTool(editorBlocks);
}

void start();
