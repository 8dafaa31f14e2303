import { homeHref, pageHref, screenHref } from '#runtime/routes/href.ts';
import { type Screen, screens } from '#runtime/routes/table.ts';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import type { EditorApi } from '../api/editor-api.ts';

/** Title of a document in a language, else in the default one, else its key. */
export function documentTitle({ title, key }: EditDocument, language: Language): string {
  return title[language] || title[defaultLanguage] || key;
}

/** The address under which a page is edited. */
export const editPath = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}editPage=true`;

type ExampleKind = NonNullable<EndpointInput<'finder.searchSlugs'>['kind']>;

/** Templates of screens that need something to show. */
const examples: Readonly<Record<string, ExampleKind>> = {
  product: 'product',
  category: 'category',
  post: 'post',
  'post-category': 'post-category',
  event: 'event',
};

/** Where a document can be edited; null when there is no such place yet. */
export async function findEditPath(api: EditorApi, document: EditDocument): Promise<string | null> {
  const path = await findPath(api, document);
  return path === null ? null : editPath(path);
}

async function findPath(api: EditorApi, document: EditDocument): Promise<string | null> {
  const { key, kind, slugs } = document;
  const slug = slugs[api.language] ?? slugs[defaultLanguage];
  if (kind === 'page') return slug === undefined ? null : pageHref(api.language, slug);
  if (kind === 'template') return slug === undefined ? null : findScreen(api, slug);
  const uses = await api.call('usage.find', { kind: 'shared', value: key.slice('shared:'.length) });
  const used = uses.ok ? uses.value.find(({ path }) => path !== null) : undefined;
  return used?.path ?? homeHref(api.language);
}

async function findScreen(api: EditorApi, template: string): Promise<string | null> {
  const kind = examples[template];
  if (kind) {
    const found = await api.call('finder.searchSlugs', { kind, limit: 1 });
    return (found.ok && found.value[0]?.path) || null;
  }
  const screen = template === 'news' ? 'blog' : template;
  return Object.hasOwn(screens, screen) ? screenHref(api.language, screen as Screen) : null;
}
