import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { mailFormat } from '#app/mailing.ts';
import { screenAddresses } from '#app/screen-addresses.ts';
import { type MailDependencies, sendDueMails } from '#server/mail/send-due-mails.ts';
import { createSmtpTransport, type Transport } from '#server/mail/transport.ts';
import { openShop, type TestShop } from './shop.ts';

export interface ReceivedMail extends Email {
  /** Recipients of the envelope, which decide where mail is delivered. */
  readonly recipients: readonly string[];
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Refuses every mail with this code from now on; null accepts mails again. */
  refuse(code: number | null): void;
  close(): Promise<void>;
}

/** Starts a local mail server that stores received mails. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: number | null = null;
  const keep = async (raw: Buffer, recipients: readonly string[], done: () => void) => {
    const mail = await PostalMime.parse(raw);
    received.push({ ...mail, recipients, raw: raw.toString('utf8') });
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== null) {
          done(Object.assign(new Error('<kupac@example.com> refused'), { responseCode: refusal }));
          return;
        }
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void keep(raw, recipients, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(code) {
      refusal = code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Sends the due mails of a test shop's outbox, like the running shop. */
export function mailerOf(
  { database: { db } }: TestShop,
  server: MailServer,
  shown: Pick<MailDependencies, 'readTheme'> = {},
) {
  const transport: Transport = createSmtpTransport(server.url);
  const deps: MailDependencies = {
    db,
    publicUrl: 'https://shop.test',
    screens: screenAddresses,
    format: mailFormat,
    logger: pino({ level: 'silent' }),
    transport,
    from: null,
    staff: null,
    ...shown,
  };
  return {
    send: (now = new Date(Date.now() + 1000), signal?: AbortSignal) =>
      sendDueMails(deps, now, signal),
    close: () => transport.close(),
  };
}

/** Opens a test shop with its own mail server. */
export async function openMailShop() {
  const shop = await openShop();
  const server = await startMailServer();
  const mailer = mailerOf(shop, server);
  return {
    shop,
    server,
    mailer,
    async close() {
      mailer.close();
      await server.close();
      await shop.close();
    },
  };
}
