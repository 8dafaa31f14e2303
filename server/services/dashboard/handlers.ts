import { ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { Cacheable } from '../../cache/cache-entry.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readExamples } from '../examples/added-examples.ts';
import { alertsFor, readAlerts } from './alerts.ts';
import { readBestSellers } from './best-sellers.ts';
import { readMissing } from './missing.ts';
import { periodUntil } from './periods.ts';
import { readSales } from './sales.ts';
import { readSlowPages, readVisits } from './traffic.ts';

/** Lifetime of a cached figure in ms. */
const age = 30_000;

const sellers = ['admin', 'orders'];
const webmasters = ['admin', 'pages'];

/** Handlers of the dashboard. Each part has one query, the same for everyone who may read it. */
export function createDashboardHandlers({ readDb: db, cache }: ServiceDependencies) {
  const brief = <T extends Cacheable>(key: string, make: () => Promise<T>) =>
    cache.get(`dashboard ${key}`, [], make, () => Date.now() + age);
  return {
    async 'dashboard.get'({ period: length }, { actor, language, now }) {
      const scope = actor.kind === 'backoffice' ? actor.scope : [];
      const has = (needed: readonly string[]) => scope.some((each) => needed.includes(each));
      const period = periodUntil(now, length);
      const [today] = period.days.slice(-1);
      const seen = `${length} ${today}`;
      const [alerts, sales, visits, bestSellers, slowPages, examples, missing] = await Promise.all([
        brief('alerts', () => readAlerts(db)),
        has(sellers) ? brief(`sales ${seen}`, () => readSales(db, period)) : undefined,
        has(sellers) ? brief(`visits ${seen}`, () => readVisits(db, period)) : undefined,
        has(sellers)
          ? brief(`sellers ${seen} ${language}`, () => readBestSellers(db, period, language))
          : undefined,
        has(webmasters) ? brief('slow', () => readSlowPages(db)) : undefined,
        has(['admin']) ? readExamples(db) : undefined,
        readMissing(db, scope),
      ]);
      return ok({
        days: [...period.days],
        alerts: alertsFor(alerts, scope),
        missing,
        ...(sales && { sales }),
        ...(visits && { visits }),
        ...(bestSellers && { bestSellers }),
        ...(slowPages && { slowPages }),
        ...(examples && { hasExamples: true }),
      });
    },
  } satisfies Partial<Handlers>;
}
