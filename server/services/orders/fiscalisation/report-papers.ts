import type { Kysely, Selectable } from 'kysely';
import { localTime } from '#schemas/rules/zoned-time.ts';
import type { Database } from '../../../db/schema.ts';
import type { Fiscaliser, FiscalOffice, FiscalPaper } from '../../../fiscalisation/fiscaliser.ts';
import { homeFiscaliser } from '../../../fiscalisation/home-fiscaliser.ts';
import { claimUntil } from '../../../jobs/claim.ts';
import { retryPause } from '../../../jobs/retry-pause.ts';
import { noSigner, readStoredSigner } from './stored-signer.ts';

/** ms for which a process keeps a claimed paper. */
const lease = 60_000;

interface Reporting {
  readonly db: Kysely<Database>;
  readonly office: FiscalOffice;
}

type PaperRow = Selectable<Database['fiscal_papers']>;

interface Attempt {
  readonly code: string | null;
  readonly office_number: string | null;
  readonly error: string | null;
}

/** Reports the due papers to the tax office, until the signal aborts. */
export async function reportPapers(
  parts: Reporting,
  now: () => Date,
  signal?: AbortSignal,
): Promise<void> {
  let isMore = true;
  while (isMore) isMore = !signal?.aborted && (await reportNext(parts, now));
}

/** Returns whether there was a paper to report. */
async function reportNext({ db, office }: Reporting, now: () => Date): Promise<boolean> {
  if (!homeFiscaliser) return false;
  const row = await claimPaper(db, now());
  if (!row) return false;
  const signer = (await readStoredSigner(db)) ?? office.signer;
  const made = await attempt(homeFiscaliser, row, { office: { ...office, signer }, now: now() });
  await record(db, row, made, now());
  return true;
}

async function claimPaper(db: Kysely<Database>, now: Date): Promise<PaperRow | undefined> {
  const due = db
    .selectFrom('fiscal_papers')
    .select('id')
    .where('office_number', 'is', null)
    .where('available_at', '<=', now.toISOString())
    .orderBy('available_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('fiscal_papers')
    .set(claimUntil(now, lease))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
}

/** A paper has its code even when the tax office does not respond, and keeps it with another certificate. */
async function attempt(
  fiscaliser: Fiscaliser,
  { paper: stored, code: known, attempts }: PaperRow,
  { office, now }: { readonly office: FiscalOffice; readonly now: Date },
): Promise<Attempt> {
  const { signer, ...address } = office;
  if (!signer) return { code: null, office_number: null, error: noSigner };
  const paper = stored as unknown as FiscalPaper;
  const code = known ?? fiscaliser.codeOf(paper, signer.key);
  try {
    const message = { paper, code, isLate: attempts > 1, sentAt: localTime(now) };
    const answer = await fiscaliser.send(message, { ...address, ...signer });
    if ('number' in answer) return { code, office_number: answer.number, error: null };
    return { code, office_number: null, error: answer.refusal };
  } catch (error) {
    return { code, office_number: null, error: reasonOf(error) };
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'no answer');

async function record(
  db: Kysely<Database>,
  { id, attempts, code: known }: PaperRow,
  made: Attempt,
  now: Date,
): Promise<void> {
  const isReported = made.office_number !== null;
  await db
    .updateTable('fiscal_papers')
    .set({
      ...made,
      code: made.code ?? known,
      reported_at: isReported ? now.toISOString() : null,
      available_at: new Date(now.getTime() + retryPause(attempts)).toISOString(),
    })
    .where('id', '=', id)
    .execute();
}
