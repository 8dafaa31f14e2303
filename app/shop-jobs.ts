import type { Kysely } from 'kysely';
import { removeOldCounts } from '#server/api/limiter.ts';
import type { Database } from '#server/db/schema.ts';
import { type Job, startJob } from '#server/jobs/job.ts';
import type { Leases } from '#server/jobs/lease.ts';
import { followProductDates } from '#server/services/catalogue/product-dates.ts';
import { runPlannedSales } from '#server/services/catalogue/product-sales.ts';
import { warmUpCatalogue } from '#server/services/catalogue/warm-up-catalogue.ts';
import { inviteReviewers } from '#server/services/comments/invite-reviewers.ts';
import type { Traffic } from '#server/services/dashboard/traffic.ts';
import { eraseAccounts } from '#server/services/deletion/erase-accounts.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { runDuePublications } from '#server/services/editing/due-publications.ts';
import { removeOldImports } from '#server/services/import/jobs.ts';
import { workOnImports } from '#server/services/import/work.ts';
import type { MediaDependencies } from '#server/services/media/media-dependencies.ts';
import { reportPapers } from '#server/services/orders/fiscalisation/report-papers.ts';
import { releaseUnused } from '#server/services/orders/order-jobs.ts';
import { reconcilePayments } from '#server/services/payments/reconcile-payments.ts';
import { warmUpSearch } from '#server/services/search/search-texts.ts';
import { readShownTheme } from '#server/services/themes/published-theme.ts';
import { showDueVariations } from '#server/services/themes/variations.ts';
import { publishDueThemes } from '#server/services/themes/versions.ts';
import { removeUnusedFiles } from '#server/services/visitor-files/remove-unused-files.ts';
import { deliverWebhooks, removeOldMessages } from '#server/services/webhooks/deliver.ts';
import type { Config } from './config.ts';
import { startMailing } from './mailing.ts';

/** ms between checks for stock that carts and unpaid orders hold too long. */
const expiryPause = 30_000;
/** ms between checks for planned sales that start or end. */
const salesPause = 20_000;
/** ms between checks for products whose time begins or ends. */
const datesPause = 2_000;
/** ms between queries about payments that no provider reported on. */
const reconcilePause = 60_000;
/** ms between checks for scheduled publications. */
const publicationPause = 5_000;
/** ms between checks for delivered orders whose buyers get an invitation to review. */
const invitationPause = 600_000;
/** ms between checks for accounts whose deletion is due. */
const erasurePause = 60_000;
/** ms between rounds that remove expired call counts, old imports and unused files. */
const countsPause = 300_000;
/** ms between checks for messages to other programs. */
const webhookPause = 500;
/** ms between checks for papers to report to the tax office. */
const fiscalPause = 1_000;
/** ms between checks for started imports. */
const importPause = 500;
/** ms between checks whether the catalogue changed, so that its responses are prefetched again. */
const warmUpPause = 2_000;

/** ms between two writes of counted visits. */
const trafficPause = 20_000;

type ErrorHandler = (error: Error) => void;

type JobParts = MediaDependencies & Required<Pick<ServiceDependencies, 'gateways' | 'blocks'>>;

/** Background jobs of an open shop. Of several servers only one runs each shared job. */
export function startJobs(
  deps: JobParts,
  leases: Leases,
  config: Config,
  onError: ErrorHandler,
): Job[] {
  const { db, cache, logger, gateways, blocks, store } = deps;
  const now = () => new Date();
  const imports = { db, store, logger, toLoopback: config.webhooksToLoopback };
  const webhooks = { db, toLoopback: config.webhooksToLoopback };
  const fiscal = { db, office: config.fiscal };
  const publish = () => runDuePublications({ db, cache, blocks }, now());
  const reconcile = (signal: AbortSignal) => reconcilePayments({ db, gateways }, now(), signal);
  const shared = (name: string, work: (signal: AbortSignal) => Promise<unknown>, pause: number) =>
    startJob(leases.once(name, work), pause, onError);
  return [
    startMailing({
      db,
      config,
      logger,
      readTheme: (domain) => readShownTheme(deps, domain),
      readLogo: deps.readLogo ?? (async () => null),
    }),
    shared('expiry', () => releaseUnused({ db, cache }, now()), expiryPause),
    shared('sales', () => runPlannedSales(db, now()), salesPause),
    shared('dates', () => followProductDates(db, now()), datesPause),
    shared('imports', (signal) => workOnImports(imports, signal), importPause),
    shared('old imports', () => removeOldImports(db, now()), countsPause),
    shared('publications', publish, publicationPause),
    shared('themes', () => publishDueThemes({ db, cache }, now()), publicationPause),
    shared('themes', () => showDueVariations({ db, cache }, now()), publicationPause),
    shared('payments', reconcile, reconcilePause),
    shared('invitations', () => inviteReviewers({ db, cache }, now()), invitationPause),
    shared('erasure', () => eraseAccounts(db, now()), erasurePause),
    shared('unused files', () => removeUnusedFiles({ db, store }, now()), countsPause),
    shared('fiscalisation', (signal) => reportPapers(fiscal, now, signal), fiscalPause),
    shared('webhooks', (signal) => deliverWebhooks(webhooks, now, signal), webhookPause),
    shared('old webhooks', () => removeOldMessages(db, now()), countsPause),
    shared('counts', () => removeOldCounts(db, now()), countsPause),
    startJob(() => warmUpSearch(deps), warmUpPause, onError),
    startJob((signal) => warmUpCatalogue(deps, signal), warmUpPause, onError),
  ];
}

/** Each server stores what it counted, the last of it when the shop closes. */
export function storeTraffic(traffic: Traffic, db: Kysely<Database>, onError: ErrorHandler): Job {
  const store = () => traffic.flush(db);
  const job = startJob(store, trafficPause, onError);
  return {
    async stop() {
      await job.stop();
      await store().catch(onError);
    },
  };
}
