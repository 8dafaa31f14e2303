import '#runtime/ui/styles.ts';
import { fetchEditorBlocks } from '#editor/added/fetch-editor-blocks.ts';
import { readToolState } from '#editor/section-tool/tool-state.ts';
import { editorBlocks } from './editor-blocks.ts';

/** One entry for the tool and for its preview pages, which need far less code. */
async function start(): Promise<void> {
  const added = await fetchEditorBlocks(readToolState(document)?.added ?? {});
  const blocks = { ...editorBlocks, ...added.blocks };
  if (location.pathname.endsWith('/preview')) {
    const { startPreview } = await import('#editor/section-tool/start-preview.tsx');
    const { pageTexts } = await import('./texts/page-texts.ts');
    startPreview(blocks, (language) => ({ ...pageTexts(language), ...added.messages(language) }));
    return;
  }
  const { startSectionTool } = await import('#editor/section-tool/start-section-tool.tsx');
  startSectionTool(blocks);
}

void start();
