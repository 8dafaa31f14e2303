import { afterAll, beforeEach, expect, test } from 'vitest';
import { screenHref } from '#runtime/routes/href.ts';
import { languages } from '#schemas/languages.ts';
import { openMailShop } from '#tests/support/mail.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

const { shop, server, mailer, close } = await openMailShop();
afterAll(close);
beforeEach(async () => {
  server.refuse(null);
  server.received.length = 0;
  await shop.database.db.deleteFrom('outbox').execute();
});

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

async function queue(kind: string, payload: object): Promise<void> {
  await shop.database.db
    .insertInto('outbox')
    .values({ kind, payload: JSON.stringify(payload) })
    .execute();
}

const rows = () => shop.database.db.selectFrom('outbox').selectAll().orderBy('id').execute();

const reset = { email: 'kupac@example.com', language: 'en', token: 'tajna-rijec', userId: 1 };

test.each([
  ['mail.verifyEmail', 'https://shop.test/en/login?verificationToken=tajna-rijec'],
  ['mail.setPassword', 'https://shop.test/en/forgot-password?token=tajna-rijec'],
  ['mail.confirmForm', 'https://shop.test/en/confirm-email?token=tajna-rijec'],
  ['mail.confirmNewsletter', 'https://shop.test/en/confirm-email?token=tajna-rijec'],
  ['mail.changeEmail', 'https://shop.test/en/confirm-email?token=tajna-rijec'],
])('%s contains its link, and its token is deleted', async (kind, href) => {
  await queue(kind, reset);
  expect(await mailer.send()).toBe(1);
  const [mail] = server.received;
  expect(mail?.text).toContain(href);
  expect(mail?.html).toContain(href.replaceAll('&', '&amp;'));
  const [row] = await rows();
  expect(row?.done_at).not.toBeNull();
  expect(JSON.stringify(row)).not.toContain('tajna-rijec');
});

test.each(languages)('the old address is notified of the new one, in %s', async (language) => {
  const change = { email: 'stara@example.com', newEmail: 'nova@example.com', language };
  await queue('mail.emailChangeAsked', change);
  await queue('mail.emailChanged', change);
  await mailer.send();
  expect(server.received).toHaveLength(2);
  for (const { recipients, text } of server.received) {
    expect(recipients).toEqual(['stara@example.com']);
    expect(text).toContain('nova@example.com');
    expect(text).not.toContain('%{');
  }
});

test.each(languages)('the link at the old address names the new one, in %s', async (language) => {
  await queue('mail.releaseEmail', { ...reset, language, newEmail: 'nova@example.com' });
  await mailer.send();
  const [mail] = server.received;
  expect(mail?.recipients).toEqual([reset.email]);
  expect(mail?.text).toContain('nova@example.com');
  expect(mail?.text).toMatch(/\?token=tajna-rijec/);
  expect(mail?.text).not.toContain('%{');
});

test('a requested link goes to the existing account, and a retry sends the same link', async () => {
  const user = { email: 'Ana.Anic@example.com', password_hash: 'x' };
  await shop.database.db.insertInto('users').values(user).execute();
  const requested = { language: 'de', token: 'trazena-rijec' };
  await queue('asked.setPassword', { ...requested, email: 'ana.anic@example.com' });
  await queue('asked.setPassword', { ...requested, email: 'nitko@example.com', token: 'druga' });
  server.refuse(451);
  await mailer.send();
  server.refuse(null);
  expect(await mailer.send(later(120))).toBe(1);
  const [mail] = server.received;
  expect(server.received).toHaveLength(1);
  expect(mail?.recipients).toEqual([user.email]);
  expect(mail?.text).toContain('https://shop.test/de/passwort-vergessen?token=trazena-rijec');
  expect((await rows()).map(({ failed_at }) => failed_at !== null)).toEqual([false, true]);
});

test.each(languages)(
  'the owner is notified of a registration with their address, in %s',
  async (language) => {
    await queue('mail.accountExists', { email: 'ana@example.com', language });
    await mailer.send();
    const [mail] = server.received;
    expect(mail?.text).toContain(`https://shop.test${screenHref(language, 'login')}`);
    expect(mail?.text).not.toContain('%{');
  },
);

test('an entry of a form goes to the staff', async () => {
  const { db } = shop.database;
  const entry = await db
    .insertInto('form_entries')
    .values({
      form_key: 'upit',
      data: JSON.stringify({ poruka: 'Imate li <kartu>?' }),
      email: 'kupac@example.com',
      language: 'hr',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queue('mail.formEntry', { entryId: entry.id });
  await mailer.send();
  const [mail] = server.received;
  expect(mail?.recipients).toEqual(['trgovina@muzejmora.example']);
  expect(mail?.replyTo).toEqual([{ name: '', address: 'kupac@example.com' }]);
  expect(mail?.text).toContain('poruka: Imate li <kartu>?');
  expect(mail?.html).toContain('Imate li &lt;kartu&gt;?');
});

test('a refused mail is retried with increasing delays, under one id', async () => {
  server.refuse(451);
  await queue('mail.setPassword', reset);
  expect(await mailer.send()).toBe(0);
  const [row] = await rows();
  expect(row).toMatchObject({ attempts: 1, done_at: null, last_error: 'EMESSAGE 451' });
  expect(await mailer.send(later(10))).toBe(0);
  expect((await rows())[0]?.attempts).toBe(1);
  await mailer.send(later(40));
  expect((await rows())[0]?.attempts).toBe(2);
  server.refuse(null);
  expect(await mailer.send(later(200))).toBe(1);
  expect(server.received[0]?.messageId).toContain(`outbox.${row?.id}.`);
  expect(await mailer.send(later(9999))).toBe(0);
});

test('concurrent senders send each mail once', async () => {
  for (let i = 0; i < 30; i += 1) {
    await queue('mail.setPassword', { ...reset, email: `kupac${i}@example.com` });
  }
  const counts = await Promise.all(Array.from({ length: 6 }, () => mailer.send()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(new Set(server.received.flatMap(({ recipients }) => recipients)).size).toBe(30);
  expect(server.received).toHaveLength(30);
});

test('a mail without a recipient is given up and does not block others', async () => {
  await queue('order.created', { orderId: 999_999 });
  await queue('never.heard.of', {});
  await queue('mail.setPassword', reset);
  expect(await mailer.send()).toBe(1);
  const failed = (await rows()).filter(({ failed_at }) => failed_at !== null);
  expect(failed).toHaveLength(2);
});

test('an order succeeds while the mail server is down; the mail is sent later · NE3', async () => {
  server.refuse(421);
  const cart = await readyCart(shop, [[ids.last, 1]]);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  expect(orderSlug).toBeTruthy();
  expect(await mailer.send()).toBe(0);
  server.refuse(null);
  expect(await mailer.send(later(60))).toBe(1);
  expect(server.received[0]?.subject).toContain('je zaprimljena');
});
