import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import { type Language, localize } from '#schemas/languages.ts';
import type { NavigationItemData } from '#schemas/site-data.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { findPaths, isDocumentTarget } from './document-paths.ts';

interface Kept {
  readonly items: NavigationItem[] | null;
}

/** A menu by id or key, with addresses in the asked language; null for an unknown one. */
export async function readNavigation(
  deps: ServiceDependencies,
  idOrKey: string,
  language: Language,
): Promise<NavigationItem[] | null> {
  const tags = ['navigations', 'pages', 'posts', 'options'];
  const kept = await deps.cache.get(`navigation ${language} ${idOrKey}`, tags, () =>
    loadNavigation(deps, idOrKey, language),
  );
  return kept.items;
}

async function loadNavigation(
  deps: ServiceDependencies,
  idOrKey: string,
  language: Language,
): Promise<Kept> {
  const query = deps.db.selectFrom('navigations').select('items');
  const row = await (/^\d{1,9}$/.test(idOrKey)
    ? query.where('id', '=', Number(idOrKey))
    : query.where('key', '=', idOrKey)
  ).executeTakeFirst();
  if (!row) return { items: null };
  const targets = targetsOf(row.items).filter(isDocumentTarget);
  const paths = await findPaths(deps, targets, language);
  let lastId = 0;
  const itemOf = ({ title, target, children = [] }: NavigationItemData): NavigationItem => {
    lastId += 1;
    const id = lastId;
    const path = paths[target] ?? addressOf(deps, target, language);
    return {
      id,
      title: localize(title, language),
      link: target,
      path,
      children: children.map(itemOf),
    };
  };
  return deepFreeze({ items: row.items.map(itemOf) });
}

function targetsOf(items: readonly NavigationItemData[]): string[] {
  return items.flatMap(({ target, children = [] }) => [target, ...targetsOf(children)]);
}

/** Null for a page or post that is not there, and for screens while their table is not known. */
function addressOf({ screens }: ServiceDependencies, target: string, language: Language) {
  if (isDocumentTarget(target)) return null;
  if (/^(https:\/\/|mailto:|tel:|#|\/)/.test(target)) return target;
  return screens?.targetHref(language, target) ?? null;
}
