import { use } from 'react';
import { EditorContext } from '../../canvas/editor-context.ts';
import { blockName } from '../../canvas/node-names.ts';

/**
 * Returns the label of a block type in the user's language; unknown types are returned as they are. Also
 * names a shared element that has no title of its own.
 */
export function useBlockText(): (handler: string) => string {
  const editor = use(EditorContext);
  return (handler) =>
    editor ? blockName(editor.editing.blocks, handler, editor.payload.uiLanguage) : handler;
}
