import { removeOldCounts } from '#server/api/limiter.ts';
import { type Job, startJob } from '#server/jobs/job.ts';
import type { Leases } from '#server/jobs/lease.ts';
import { runPlannedSales } from '#server/services/catalogue/product-sales.ts';
import { warmUpCatalogue } from '#server/services/catalogue/warm-up-catalogue.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { runDuePublications } from '#server/services/editing/due-publications.ts';
import { giveBackUnused } from '#server/services/orders/order-jobs.ts';
import { reconcilePayments } from '#server/services/payments/reconcile-payments.ts';
import type { Config } from './config.ts';
import { startMailing } from './mailing.ts';

/** ms between checks for stock that carts and unpaid orders hold too long. */
const expiryPause = 30_000;
/** ms between checks for planned sales that start or end. */
const salesPause = 20_000;
/** ms between queries about payments that no provider reported on. */
const reconcilePause = 60_000;
/** ms between checks for scheduled publications. */
const publicationPause = 5_000;
/** ms between rounds that remove expired call counts. */
const countsPause = 300_000;
/** ms between checks whether the catalogue changed, so that its responses are prefetched again. */
const warmUpPause = 2_000;

type JobParts = ServiceDependencies & Required<Pick<ServiceDependencies, 'gateways' | 'blocks'>>;

/** Background jobs of an open shop. Of several servers only one runs each shared job. */
export function startJobs(
  deps: JobParts,
  leases: Leases,
  config: Config,
  onError: (error: Error) => void,
): Job[] {
  const { db, cache, logger, gateways, blocks } = deps;
  const now = () => new Date();
  const publish = () => runDuePublications({ db, cache, blocks }, now());
  const reconcile = (signal: AbortSignal) => reconcilePayments({ db, gateways }, now(), signal);
  const shared = (name: string, work: (signal: AbortSignal) => Promise<unknown>, pause: number) =>
    startJob(leases.once(name, work), pause, onError);
  return [
    startMailing({ db, config, logger }),
    shared('expiry', () => giveBackUnused({ db, cache }, now()), expiryPause),
    shared('sales', () => runPlannedSales(db, now()), salesPause),
    shared('publications', publish, publicationPause),
    shared('payments', reconcile, reconcilePause),
    shared('counts', () => removeOldCounts(db, now()), countsPause),
    startJob((signal) => warmUpCatalogue(deps, signal), warmUpPause, onError),
  ];
}
