import { use } from 'react';
import { blockName } from '../panels/node-names.ts';
import { EditorContext } from '../start/editor-context.ts';

/**
 * Returns the label of a block type in the user's language; unknown types are returned as they are. Also
 * names a shared element that has no title of its own.
 */
export function useBlockText(): (handler: string) => string {
  const editor = use(EditorContext);
  return (handler) =>
    editor ? blockName(editor.editing.blocks, handler, editor.payload.uiLanguage) : handler;
}
