import { editorBlocks as ofSite } from 'virtual:site-blocks/editor-registry';
import { editorBlocks as ofEngine } from '#blocks/editor-registry.gen.ts';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';

/** The blocks of the engine and of the site, as edit mode uses them. */
export const editorBlocks: EditorBlocks = { ...ofEngine, ...ofSite };
