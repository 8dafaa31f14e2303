import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Sender } from './letter.ts';
import type { Mail } from './mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** Name and address that mails come from. */
export interface From {
  readonly name: string;
  readonly address: string;
}

export interface Transport {
  /** Throws when the mail was not taken; `messageId` is the same however often one is tried. */
  send(mail: Mail, from: From, sender: Sender, messageId: string): Promise<void>;
  close(): void;
}

/** ms after which a silent server counts as gone. */
const patience = 20_000;

/** Sends by the SMTP server of this address, e.g. `smtps://name:password@mail.example`. */
export function createSmtpTransport(smtpUrl: string): Transport {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
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

/** Writes mails as files that mail programs open; for looking at them while developing. */
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
  const { to, letter, attachments = [], replyTo } = mail;
  return {
    from,
    // An address alone: a name in front of it would be the visitor's words in a header.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: letter.subject,
    text: renderText(letter, sender),
    html: renderHtml(letter, sender),
    messageId,
    attachments: attachments.map((attachment) => ({
      ...attachment,
      contentDisposition:
        attachment.cid === undefined ? ('attachment' as const) : ('inline' as const),
    })),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
