import { storedHandlers } from '#schemas/block/former-handlers.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import type { Language } from '#schemas/languages.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import { noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { findPaths, isDocumentTarget } from './document-paths.ts';
import { readPublished, type ShownNode } from './element-rows.ts';
import { assembleDocuments } from './element-tree.ts';

export const navigationHandler = 'navigation';

interface CachedRow {
  readonly items: NavigationItem[] | null;
}

/** Returns a menu by id or key, with paths in the requested language; null when it is unknown. */
export async function readNavigation(
  deps: ServiceDependencies,
  idOrKey: string,
  language: Language,
): Promise<NavigationItem[] | null> {
  const tags = ['elements', 'pages', 'posts', 'options', 'catalogue', 'slugs'];
  const cached = await deps.cache.get(`navigation ${language} ${idOrKey}`, tags, async () => {
    const id = await findNavigation(deps, idOrKey);
    const nodes = id === null ? [] : await readPublished(deps.db, [`shared:${id}`]);
    return deepFreeze<CachedRow>({ items: await navigationItems(deps, nodes, language) });
  });
  return cached.items;
}

/** Returns the id of a menu's element. */
export async function findNavigation(
  { db, blocks = noBlocks }: ServiceDependencies,
  idOrKey: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('elements')
    .select('id')
    .where('handler', 'in', storedHandlers(blocks.models, [navigationHandler]))
    .where('shared', '=', true)
    .where((where) => where.or([where('slug', '=', idOrKey), where('id', '=', idOrKey)]))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the entries of the menu in the root of these nodes; null when there is none. */
export async function navigationItems(
  deps: ServiceDependencies,
  nodes: readonly ShownNode[],
  language: Language,
): Promise<NavigationItem[] | null> {
  const root = nodes.find(({ node }) => node.handler === navigationHandler)?.node;
  const [element] = root
    ? assembleDocuments(nodes, [root.document], language, deps.blocks?.models)
    : [];
  if (!element) return null;
  const entries = entriesOf(element.options);
  const paths = await findPaths(deps, targetsOf(entries).filter(isDocumentTarget), language);
  let lastId = 0;
  const itemOf = (entry: JsonObject): NavigationItem => {
    lastId += 1;
    const id = lastId;
    const target = String(entry.target);
    const path = paths[target] ?? addressOf(deps, target, language);
    const children = entriesOf(entry).map(itemOf);
    return { id, title: String(entry.title), link: target, path, children };
  };
  return entries.map(itemOf);
}

function entriesOf({ items }: JsonObject): JsonObject[] {
  return Array.isArray(items) ? (items as readonly Json[]).filter(isObject) : [];
}

function targetsOf(entries: readonly JsonObject[]): string[] {
  return entries.flatMap((entry) => [String(entry.target), ...targetsOf(entriesOf(entry))]);
}

/** Returns null for a missing page or post, and for screens when their addresses are unknown. */
function addressOf({ screens }: ServiceDependencies, target: string, language: Language) {
  if (isDocumentTarget(target)) return null;
  if (/^(https:\/\/|mailto:|tel:|#|\/)/.test(target)) return target;
  return screens?.targetHref(language, target) ?? null;
}
