import { homeHref, pageHref } from '#runtime/routes/href.ts';
import { templatePath } from '#runtime/routes/template-path.ts';
import type { EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import type { EditorApi } from '../../session/api/editor-api.ts';

/** Returns the title of a document in a language, otherwise in the default language, otherwise its key. */
export function documentTitle({ title, key }: EditDocument, language: Language): string {
  return title[language] || title[defaultLanguage] || key;
}

/** Returns the address at which a page is edited. */
export const editPath = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}editPage=true`;

/** Returns the address at which a document can be edited; null when there is none yet. */
export async function findEditPath(api: EditorApi, document: EditDocument): Promise<string | null> {
  const path = await findPath(api, document);
  return path === null ? null : editPath(path);
}

async function findPath(api: EditorApi, document: EditDocument): Promise<string | null> {
  const { key, kind, slugs } = document;
  const slug = slugs[api.language] ?? slugs[defaultLanguage];
  if (kind === 'page') return slug === undefined ? null : pageHref(api.language, slug);
  if (kind === 'template') return slug === undefined ? null : templatePath(api, slug, api.language);
  const uses = await api.call('usage.find', { kind: 'shared', value: key.slice('shared:'.length) });
  const used = uses.ok ? uses.value.find(({ path }) => path !== null) : undefined;
  return used?.path ?? homeHref(api.language);
}
