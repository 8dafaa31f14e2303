import type { Logger } from 'pino';
import { siteSetting } from '../services/checkout/site-options.ts';
import { composers } from './composers.ts';
import type { Company, MailContext } from './mail.ts';
import { claimNext, markDone, markFailed, postpone } from './outbox.ts';
import { senderOf } from './sender.ts';
import type { From, Transport } from './transport.ts';

export interface MailDependencies
  extends Pick<MailContext, 'db' | 'publicUrl' | 'screens' | 'format'> {
  readonly transport: Transport;
  readonly logger: Pick<Logger, 'warn'>;
  /** Address mails come from; that of the company if null. */
  readonly from: string | null;
  /** Address of the shop's people; that of the company if null. */
  readonly staff: string | null;
}

/** Mails sent per call. */
const batch = 200;

/**
 * Sends what is due in the outbox, until the signal: a mail that was begun is sent and marked. Answers
 * how many went out; several processes may do it at once.
 */
export async function sendDueMails(
  deps: MailDependencies,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { db, transport } = deps;
  const company: Company = (await siteSetting(db, 'company')) ?? {};
  const from = fromOf(company, deps.from);
  if (from === null) return 0;
  const currency = await siteSetting(db, 'currency');
  const context: MailContext = {
    ...deps,
    company,
    currency,
    staff: deps.staff ?? company['email'] ?? null,
  };
  const sender = senderOf(company, deps.publicUrl);
  for (let sent = 0; sent < batch; ) {
    const row = signal?.aborted ? null : await claimNext(db, now);
    if (!row) return sent;
    try {
      const mail = await composers[row.kind]?.(context, row.payload);
      if (mail) {
        await transport.send(mail, from, sender, messageId(row.id, row.created_at, deps.publicUrl));
        await markDone(db, row.id, now);
        sent += 1;
      } else await markFailed(db, row.id, 'nobody to send it to', now);
    } catch (error) {
      const code = errorCode(error);
      deps.logger.warn({ mail: row.id, kind: row.kind, code }, 'mail not sent, tried again later');
      await postpone(db, row, code, now);
    }
  }
  return batch;
}

/** Null while nobody has said where mails come from. */
function fromOf(company: Company, given: string | null): From | null {
  const address = given ?? company['email'] ?? '';
  return address === '' ? null : { name: company['shortName'] ?? company['name'] ?? '', address };
}

/** The same for every try of a row, so that a mail taken twice is shown once. */
function messageId(id: number, createdAt: string, publicUrl: string): string {
  return `<outbox.${id}.${Date.parse(createdAt)}@${new URL(publicUrl).hostname}>`;
}

/** What went wrong in words of the protocol; texts of servers hold addresses of people. */
function errorCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter((part) => part !== undefined).map(String);
  return parts.length > 0 ? parts.join(' ') : (error as Error).name;
}
