import type { ApiClient } from '#runtime/api/client.ts';
import { templatePath } from '#runtime/routes/template-path.ts';
import type { DocumentKey, EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { EditorApi } from '../../session/api/editor-api.ts';
import { documentTitle, editPath } from './document-calls.ts';

/** Templates that pages can start from. Screens are rendered from the other templates. */
export const pageTemplates = (documents: readonly EditDocument[]): EditDocument[] =>
  documents.filter(({ kind, isScreen }) => kind === 'template' && isScreen !== true);

/** Creates a template from the current content of a page. Returns the address to edit it at. */
export async function saveTemplate(
  api: ApiClient,
  language: Language,
  from: DocumentKey,
  title: string,
): Promise<Result<string | null>> {
  const made = await api.call('postType.create', { title, from });
  if (!made.ok) return made;
  const path = await templatePath(api, made.value.slug, language);
  return ok(path === null ? null : editPath(path));
}

/** A name in another language that equals the one of the default language stays equal. */
export function renameTemplate(
  api: EditorApi,
  template: EditDocument,
  name: string,
): Promise<Result<EditDocument>> {
  const { key, title } = template;
  const isOneName = documentTitle(template, api.language) === title[defaultLanguage];
  return api.call('document.settings', {
    document: key,
    title: { ...(isOneName && { [defaultLanguage]: name }), [api.language]: name },
  });
}

export const removeTemplate = (api: EditorApi, { key }: EditDocument) =>
  api.call('postType.delete', { id: Number(key.slice('template:'.length)) });
