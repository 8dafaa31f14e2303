import type { Element } from '#schemas/document/element.ts';
import type { LayoutElements } from '#schemas/entities/screen-document.ts';
import type { Language } from '#schemas/languages.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { loadElements } from './document-rows.ts';
import { elementTree, groupByParent } from './element-tree.ts';
import { readOptions } from './options.ts';
import { readReferences } from './references.ts';

/** Handlers of which a site shows one, and the option that chooses it by id or slug (NAV-18). */
const chosenBy: Readonly<Record<string, string>> = {
  'header-section': 'CustomHeader',
  'footer-section': 'CustomFooter',
};

/** Shared elements by handler, in the order of the handlers: header, footer, notices. */
export function readLayoutElements(
  deps: ServiceDependencies,
  handlers: readonly string[],
  language: Language,
): Promise<LayoutElements> {
  const key = `layout ${language} ${handlers.join(' ')}`;
  const tags = ['elements', 'media', 'pages', 'posts', 'options'];
  return deps.cache.get(key, tags, async () => {
    const elements = await loadShared(deps, handlers, language);
    return deepFreeze({ elements, ...(await readReferences(deps, elements, language)) });
  });
}

async function loadShared(
  deps: ServiceDependencies,
  handlers: readonly string[],
  language: Language,
): Promise<Element[]> {
  const roots = await deps.db
    .selectFrom('elements')
    .select(['id', 'handler', 'slug'])
    .where('shared', '=', true)
    .where('handler', 'in', handlers)
    .orderBy('id')
    .execute();
  const options = await readOptions(deps);
  const ids = handlers.flatMap((handler) => {
    const all = roots.filter((root) => root.handler === handler);
    const option = options[chosenBy[handler] ?? ''];
    const chosen = all.find(({ id, slug }) => option === id || (slug !== null && option === slug));
    return handler in chosenBy ? (chosen ?? all[0] ?? []) : all;
  });
  const rows = await loadElements(
    deps,
    ids.map(({ id }) => id),
  );
  const children = groupByParent(rows);
  return ids.flatMap(({ id }) => {
    const row = rows.find((each) => each.id === id);
    return row ? elementTree(row, children, language) : [];
  });
}
