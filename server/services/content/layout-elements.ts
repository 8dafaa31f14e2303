import { storedHandlers } from '#schemas/block/former-handlers.ts';
import type { Element } from '#schemas/document/element.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import type { LayoutElements } from '#schemas/entities/screen-document.ts';
import type { Language } from '#schemas/languages.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import { noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { readPublished } from './element-rows.ts';
import { assembleDocuments } from './element-tree.ts';
import { readOptions } from './options.ts';
import { readReferences } from './references.ts';
import { contentTags } from './screen-document.ts';

/** Handlers of which a site shows only one, and the option that selects it by id or slug (NAV-18). */
const chosenBy: Readonly<Record<string, string>> = {
  'header-section': 'CustomHeader',
  'footer-section': 'CustomFooter',
  'cookie-section': 'CookieNotice',
};

/** Root of a shared element. */
export interface SharedRoot {
  readonly id: string;
  readonly handler: string;
  readonly slug: string | null;
}

/** Returns shared elements by handler, in the order of the handlers: header, footer, notices. */
export function readLayoutElements(
  deps: ServiceDependencies,
  handlers: readonly string[],
  language: Language,
): Promise<LayoutElements> {
  const key = `layout ${language} ${handlers.join(' ')}`;
  return deps.cache.get(key, contentTags, async () => {
    const documents = await chooseShared(deps, await loadRoots(deps, handlers), handlers);
    const nodes = await readPublished(deps.db, documents);
    const elements = assembleDocuments(nodes, documents, language, deps.blocks?.models);
    const { Logo } = await readOptions(deps);
    const logo = typeof Logo === 'string' ? Logo : '';
    return deepFreeze(await withReferences(deps, withLogo(elements, logo), language));
  });
}

export async function withReferences(
  deps: ServiceDependencies,
  elements: readonly Element[],
  language: Language,
): Promise<LayoutElements> {
  return { elements, ...(await readReferences(deps, elements, language)) };
}

/** A header without its own picture gets the site's; `logo` is the key of a medium (NAV-18). */
function withLogo(elements: readonly Element[], logo: string): Element[] {
  return elements.map((element) => {
    const { handler, options } = element;
    if (logo === '' || handler !== 'header-section' || options.logoPicture) return element;
    return { ...element, options: { ...options, logoPicture: logo } };
  });
}

function loadRoots({ db, blocks = noBlocks }: ServiceDependencies, handlers: readonly string[]) {
  return db
    .selectFrom('elements')
    .select(['id', 'handler', 'slug'])
    .where('shared', '=', true)
    .where('handler', 'in', storedHandlers(blocks.models, handlers))
    .orderBy('id')
    .execute();
}

/** Selects the ones the site shows, by handler; `roots` are sorted by id. */
export async function chooseShared(
  deps: ServiceDependencies,
  roots: readonly SharedRoot[],
  handlers: readonly string[],
): Promise<DocumentKey[]> {
  const options = await readOptions(deps);
  return handlers.flatMap((handler) => {
    const all = roots.filter((root) => root.handler === handler);
    const option = options[chosenBy[handler] ?? ''];
    const chosen = all.find(({ id, slug }) => option === id || (slug !== null && option === slug));
    const shown = handler in chosenBy ? [chosen ?? all[0] ?? []].flat() : all;
    return shown.map(({ id }): DocumentKey => `shared:${id}`);
  });
}
