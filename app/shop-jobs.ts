import { invalidate } from '#server/cache/invalidation.ts';
import { type Job, startJob } from '#server/jobs/job.ts';
import { runPlannedSales } from '#server/services/catalogue/product-sales.ts';
import { warmCatalogue } from '#server/services/catalogue/warm-catalogue.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { runDuePublications } from '#server/services/editing/due-publications.ts';
import { giveBackUnused } from '#server/services/orders/order-jobs.ts';
import { reconcilePayments } from '#server/services/payments/reconcile-payments.ts';
import type { Config } from './config.ts';
import { startMailing } from './mailing.ts';

/** ms between looks for stock that carts and unpaid orders hold too long. */
const expiryPause = 30_000;
/** ms between looks for planned sales that open or end. */
const salesPause = 20_000;
/** ms between questions about payments that nobody reported on. */
const reconcilePause = 60_000;
/** ms between looks for what is to be published at a time. */
const publicationPause = 5_000;
/** ms between looks whether the catalogue changed, so that its answers are made ahead again. */
const warmPause = 2_000;

type JobParts = ServiceDependencies & Required<Pick<ServiceDependencies, 'gateways' | 'blocks'>>;

/** What the shop does by itself while it is open. */
export function startJobs(deps: JobParts, config: Config, onError: (error: Error) => void): Job[] {
  const { db, cache, logger, gateways, blocks } = deps;
  const now = () => new Date();
  const publish = () => runDuePublications({ db, cache, blocks }, now());
  const reconcile = (signal: AbortSignal) => reconcilePayments({ db, gateways }, now(), signal);
  return [
    startMailing({ db, config, logger }),
    startJob(() => giveBackUnused({ db, cache }, now()), expiryPause, onError),
    startJob(() => changeSales({ db, cache }), salesPause, onError),
    startJob(publish, publicationPause, onError),
    startJob(reconcile, reconcilePause, onError),
    startJob((signal) => warmCatalogue(deps, signal), warmPause, onError),
  ];
}

async function changeSales(deps: Pick<JobParts, 'db' | 'cache'>): Promise<void> {
  const changed = await runPlannedSales(deps.db, new Date());
  if (changed.length > 0) await invalidate(deps, ['catalogue']);
}
