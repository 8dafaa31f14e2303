import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Sender } from './letter.ts';
import { logoFiles } from './logo.ts';
import type { Mail } from './mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** Name and address of the sender. */
export interface From {
  readonly name: string;
  readonly address: string;
}

export interface Transport {
  /** Throws if the mail was not accepted. `messageId` is the same for every attempt. */
  send(mail: Mail, from: From, sender: Sender, messageId: string): Promise<void>;
  close(): void;
}

/** ms after which an unresponsive server counts as down. */
const timeout = 20_000;

/** Sends through the SMTP server of this URL, for example `smtps://name:password@mail.example`. */
export function createSmtpTransport(smtpUrl: string): Transport {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, from, sender, messageId) {
      await smtp.sendMail(messageOf(mail, from, sender, messageId));
    },
    close: () => smtp.close(),
  };
}

/** Writes mails as files that mail programs can open, for development. */
export function createFileTransport(folder: string): Transport {
  const stream = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail, from, sender, messageId) {
      const { message } = await stream.sendMail(messageOf(mail, from, sender, messageId));
      await mkdir(folder, { recursive: true });
      const name = createHash('sha256').update(messageId).digest('hex').slice(0, 12);
      await writeFile(join(folder, `${name}.eml`), message);
    },
    close: () => undefined,
  };
}

function messageOf(mail: Mail, from: From, sender: Sender, messageId: string) {
  const { to, letter, attachments = [], replyTo, unsubscribe } = mail;
  return {
    from,
    // Only the address: a name would put the visitor's text into a header.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: letter.subject,
    text: renderText(letter, sender),
    html: renderHtml(letter, sender),
    messageId,
    attachments: [...logoFiles(sender.logo), ...attachments].map((attachment) => ({
      ...attachment,
      contentDisposition:
        attachment.cid === undefined ? ('attachment' as const) : ('inline' as const),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': letter.language,
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
