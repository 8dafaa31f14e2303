import { use } from 'react';
import { blockName } from '../panels/node-names.ts';
import { EditorContext } from '../start/editor-context.ts';

/**
 * What block types are called, in the language of the person at work; other words as they are. A
 * shared element without a name of its own is called after its type.
 */
export function useBlockWords(): (handler: string) => string {
  const editor = use(EditorContext);
  return (handler) =>
    editor ? blockName(editor.editing.blocks, handler, editor.payload.uiLanguage) : handler;
}
