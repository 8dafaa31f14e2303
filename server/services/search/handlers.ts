import { searchKinds } from '#schemas/api/search.ts';
import type { Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isQueryCut } from './find-items.ts';
import { type ResultRecord, readResults } from './result-rows.ts';
import { type SiteHits, searchSite } from './search-site.ts';

const defaultLimit = 9;
const maxHighlighted = 50;
const maxNearest = 5;

export function createSearchHandlers(deps: ServiceDependencies) {
  return {
    async 'search.find'({ query, isBegun = false, limit = defaultLimit }, { language, now }) {
      deps.cache.note(['posts', 'terms', 'pages', 'elements', 'events', 'catalogue']);
      const hits = await searchSite(deps, query, language, isBegun);
      const groups = hits ? await readGroups(deps, hits, limit, language, now) : [];
      const nearest =
        hits && groups.length === 0 ? await readNearest(deps, query, language, now) : [];
      const words = [...(hits?.words ?? [])].slice(0, maxHighlighted);
      return ok({ isCut: isQueryCut(query), words, groups, nearest });
    },
  } satisfies Partial<Handlers>;
}

async function readGroups(
  deps: ServiceDependencies,
  { byKind }: SiteHits,
  limit: number,
  language: Language,
  now: Date,
) {
  const groups = await Promise.all(
    searchKinds.map(async (kind) => {
      const ids = byKind[kind].map(({ id }) => id);
      return { kind, ...(await readResults(deps, kind, ids, limit, language, now)) };
    }),
  );
  return groups.filter(({ total }) => total > 0);
}

/** Names that match one word of a query that matches nothing as a whole. */
async function readNearest(
  deps: ServiceDependencies,
  query: string,
  language: Language,
  now: Date,
): Promise<ResultRecord[]> {
  const words = query.split(/\s+/).slice(0, maxNearest);
  const found = await Promise.all(
    words.map(async (word) => {
      const hits = await searchSite(deps, word, language, true);
      return hits ? readGroups(deps, hits, 2, language, now) : [];
    }),
  );
  const records = found.flat().flatMap((group) => group.records);
  const byPath = new Map(records.map((record) => [record.path, record]));
  return [...byPath.values()].slice(0, maxNearest);
}
