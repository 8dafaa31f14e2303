import { createContext, use } from 'react';
import { invariant } from '#schemas/result.ts';
import type { EditorApi } from '../session/api/editor-api.ts';

export const EditorApiContext = createContext<EditorApi | null>(null);

export function useEditorApi(): EditorApi {
  const api = use(EditorApiContext);
  invariant(api, 'A part of the editor was drawn outside of it.');
  return api;
}
