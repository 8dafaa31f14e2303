import { pageHref } from '#runtime/routes/href.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import type { EditorPorts } from '../../canvas/editor-context.ts';
import { editPath } from '../dialogs/document-calls.ts';

/**
 * Returns the edit address of the screen in another language, also of a page that is not yet public in it.
 * Null where there is none.
 */
export function languageHref(
  { editing, payload }: Pick<EditorPorts, 'editing' | 'payload'>,
  language: Language,
): string | null {
  const path = payload.page.head.alternates[language];
  if (path !== undefined) return editPath(path);
  const document = payload.content && editing.documents.get(payload.content);
  if (!document || document.kind !== 'page') return null;
  const slug = document.slugs[language] ?? document.slugs[defaultLanguage];
  return slug === undefined ? null : editPath(pageHref(language, slug));
}
