import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { formatDate } from '#runtime/format/date.ts';
import { formatPrice } from '#runtime/format/price.ts';
import { currencyOf } from '#runtime/orders/order-currency.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import type { Database } from '#server/db/schema.ts';
import { type Job, startJob } from '#server/jobs/job.ts';
import type { MailFormat } from '#server/mail/mail-format.ts';
import { sendDueMails } from '#server/mail/send-due-mails.ts';
import {
  createFileTransport,
  createSmtpTransport,
  type Transport,
} from '#server/mail/transport.ts';
import type { Config } from './config.ts';
import { screenAddresses } from './screen-addresses.ts';

/** ms between checks of the outbox. */
const pause = 3000;

/** Formats money and time as on the pages. */
export const mailFormat: MailFormat = {
  price: (amount, language, code, site) => formatPrice(amount, language, currencyOf(code, site)),
  date: (iso, language) => formatDate(iso, language),
  minute: (iso, language) => `${formatDate(iso, language)}, ${formatDate(iso, language, 'time')}`,
  instant: (iso, language) =>
    `${formatDate(iso, language)}, ${formatDate(iso, language, 'seconds')}`,
};

interface Parts {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly logger: Logger;
  /** The theme that visitors of a domain see. */
  readonly readTheme: (domain: string | null) => Promise<ResolvedTheme | null>;
  /** The shop's picture for mails. */
  readonly readLogo: (domain: string | null) => Promise<Buffer | null>;
}

/** Sends the mails of the outbox while the shop is open, one round at a time. */
export function startMailing({ db, config, logger, ...shown }: Parts): Job {
  const transport = transportOf(config);
  if (!transport) {
    logger.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
    return { stop: async () => undefined };
  }
  const { publicUrl, mail } = config;
  const deps = { db, publicUrl, screens: screenAddresses, format: mailFormat, logger, ...shown };
  const round = (signal: AbortSignal) =>
    sendDueMails({ ...deps, transport, from: mail.from, staff: mail.staff }, new Date(), signal);
  const job = startJob(round, pause, ({ message }) => logger.error(message));
  return {
    async stop() {
      await job.stop();
      transport.close();
    },
  };
}

/** In development, mails without an SMTP server become files in the data folder. */
function transportOf({ mail, development, dataFolder }: Config): Transport | null {
  if (mail.smtpUrl !== null) return createSmtpTransport(mail.smtpUrl);
  return development ? createFileTransport(join(dataFolder, 'mails')) : null;
}
