import { hiddenBlocks, editorBlocks as ofSite } from 'virtual:site-blocks/editor-registry';
import { editorBlocks as ofEngine } from '#blocks/editor-registry.gen.ts';
import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';

/** The blocks of the engine, of the site and of its plugins, as edit mode uses them. */
export const editorBlocks: EditorBlocks = Object.fromEntries(
  Object.entries({ ...ofEngine, ...ofSite }).map(([type, block]): [string, EditorBlock] => [
    type,
    hiddenBlocks.includes(type) ? { ...block, isHidden: true } : block,
  ]),
);
