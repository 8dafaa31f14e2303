import type { Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isQueryCut } from './find-items.ts';
import { readResults } from './result-rows.ts';
import { type SiteHits, searchSite } from './search-site.ts';

const defaultLimit = 9;
const maxHighlighted = 50;
const maxNearest = 8;

export function createSearchHandlers(deps: ServiceDependencies) {
  return {
    async 'search.find'({ query, isBegun = false, limit = defaultLimit }, { language, now }) {
      deps.cache.note(['posts', 'terms', 'pages', 'elements', 'events', 'catalogue']);
      const hits = await searchSite(deps, query, language, isBegun);
      const groups = hits ? await readResults(deps, hits.byKind, limit, language, now) : [];
      const nearest =
        hits && groups.length === 0 ? await readNearest(deps, hits.nearest, language, now) : [];
      const words = [...(hits?.words ?? [])].slice(0, maxHighlighted);
      return ok({ isCut: isQueryCut(query), words, groups, nearest });
    },
  } satisfies Partial<Handlers>;
}

/** Items that match the most words of a query that nothing matches as a whole, products first. */
async function readNearest(
  deps: ServiceDependencies,
  nearest: SiteHits['nearest'],
  language: Language,
  now: Date,
) {
  const groups = await readResults(deps, nearest, maxNearest, language, now);
  const records = groups.flatMap((group) =>
    group.records.map((record) => ({ kind: group.kind, ...record })),
  );
  return records.slice(0, maxNearest);
}
