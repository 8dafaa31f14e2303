import type { Logger } from 'pino';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import { composers } from './composers.ts';
import type { Sender } from './letter.ts';
import type { Company, MailContext } from './mail.ts';
import { loadMailContext } from './mail-context.ts';
import { mailStyle } from './mail-style.ts';
import { orderDomain } from './order-domain.ts';
import { claimNext, markDone, markFailed, postpone } from './outbox.ts';
import { senderOf } from './sender.ts';
import type { From, Transport } from './transport.ts';

export interface MailDependencies
  extends Pick<MailContext, 'db' | 'publicUrl' | 'screens' | 'format'> {
  readonly transport: Transport;
  readonly logger: Pick<Logger, 'warn'>;
  /** Sender address of mails; null: the address of the company. */
  readonly from: string | null;
  /** Address of the shop's staff. Null: the address of the company. */
  readonly staff: string | null;
  /** The theme that visitors of a domain see. Absent: that of a new shop. */
  readonly readTheme?: (domain: string | null) => Promise<ResolvedTheme | null>;
  /** The shop's picture for mails; absent or null: none. */
  readonly readLogo?: (domain: string | null) => Promise<Buffer | null>;
}

/** Maximum number of mails that one call sends. */
const batch = 200;

/**
 * Sends the due mails of the outbox until the signal; a started mail is still sent and marked. Returns how
 * many were sent. Several processes may run it at once.
 */
export async function sendDueMails(
  deps: MailDependencies,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { db, transport } = deps;
  const context = await loadMailContext(deps, deps.staff);
  const { company } = context;
  const from = fromOf(company, deps.from);
  if (from === null) return 0;
  const senderFor = createSenders(deps, company);
  for (let sent = 0; sent < batch; ) {
    const row = signal?.aborted ? null : await claimNext(db, now);
    if (!row) return sent;
    try {
      const mail = await composers[row.kind]?.(context, row.payload);
      if (mail) {
        const sender = await senderFor(await orderDomain(db, row.payload));
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

/**
 * Returns a function that reads the sender of each domain only once, because each domain has its own theme.
 */
function createSenders({ publicUrl, readTheme, readLogo }: MailDependencies, company: Company) {
  const known = new Map<string | null, Promise<Sender>>();
  const make = async (domain: string | null) =>
    senderOf(company, publicUrl, mailStyle(await readTheme?.(domain)), await readLogo?.(domain));
  return (domain: string | null): Promise<Sender> => {
    const sender = known.get(domain) ?? make(domain);
    known.set(domain, sender);
    return sender;
  };
}

/** Null if no sender address is configured. */
function fromOf(company: Company, given: string | null): From | null {
  const address = given ?? company['email'] ?? '';
  return address === '' ? null : { name: company['shortName'] ?? company['name'] ?? '', address };
}

/** Returns the same id for every attempt, so that mail programs show a mail that arrives twice only once. */
function messageId(id: number, createdAt: string, publicUrl: string): string {
  return `<outbox.${id}.${Date.parse(createdAt)}@${new URL(publicUrl).hostname}>`;
}

/** Returns the protocol codes of an error, because messages of mail servers contain email addresses. */
function errorCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter((part) => part !== undefined).map(String);
  return parts.length > 0 ? parts.join(' ') : (error as Error).name;
}
