import '../ui/tokens.css';
import { createRoot } from 'react-dom/client';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { rootElementId } from '#runtime/page/page-elements.ts';
import { SectionTool } from './section-tool.tsx';
import { ToolProviders } from './tool-providers.tsx';
import { readToolState } from './tool-state.ts';

/** Renders the section tool on its page. */
export function startSectionTool(blocks: EditorBlocks): void {
  const root = document.getElementById(rootElementId);
  const state = readToolState(document);
  if (!root || !state) return;
  root.className = 'izlog-editor';
  createRoot(root).render(
    <ToolProviders state={state}>
      <SectionTool blocks={blocks} state={state} />
    </ToolProviders>,
  );
}
