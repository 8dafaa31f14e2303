import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMailShop } from '#tests/support/mail.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

let mail: Awaited<ReturnType<typeof openMailShop>>;
let app: FastifyInstance;
beforeAll(async () => {
  mail = await openMailShop();
  const { db } = mail.shop.database;
  app = Fastify();
  await unsubscribeRoutes(app, { db, render: async (view) => JSON.stringify(view) });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});
beforeEach(async () => {
  const { db } = mail.shop.database;
  for (const table of ['newsletter_subscribers', 'outbox', 'tokens', 'forms'] as const) {
    await db.deleteFrom(table).execute();
  }
  mail.server.received.splice(0);
});

const subscribe = (email: string, more: Record<string, string> = {}) =>
  createVisitor(mail.shop).run('newsletter.subscribe', { email, ...more }, { language: 'en' });

const subscribers = () =>
  mail.shop.database.db.selectFrom('newsletter_subscribers').selectAll().execute();

/** Returns the token of the link in the last mail. */
async function receivedToken(): Promise<string> {
  await mail.mailer.send();
  return /token=([\w-]+)/.exec(mail.server.received.at(-1)?.text ?? '')?.[1] ?? '';
}

async function confirmed(email: string): Promise<string> {
  await subscribe(email);
  const token = await receivedToken();
  await createVisitor(mail.shop).run('form.confirm', { token });
  await mail.mailer.send();
  return token;
}

const welcome = () => mail.server.received.at(-1);
const header = (key: string) => welcome()?.headers.find((each) => each.key === key)?.value ?? '';
const unsubscribePath = () => new URL(header('list-unsubscribe').slice(1, -1)).pathname;

const sent = {
  ok: true,
  notices: [{ kind: 'success', text: 'core.notifications.newsletterLink' }],
};

test('a link in a mail starts the subscription by its button only · FORM-16 DOI-07', async () => {
  expect(await subscribe('Ana@example.com')).toMatchObject(sent);
  const token = await receivedToken();
  expect(mail.server.received).toHaveLength(1);
  await mail.shop.get('form.readConfirmation', { token });
  expect(await subscribers()).toMatchObject([{ email: 'Ana@example.com', confirmed_at: null }]);
  const pressed = await createVisitor(mail.shop).run('form.confirm', { token });
  expect(pressed).toMatchObject({
    ok: true,
    reload: true,
    notices: [{ kind: 'success', text: 'core.notifications.addressConfirmed' }],
  });
  expect((await subscribers())[0]?.confirmed_at).not.toBeNull();
});

test('an address that is none gets no link, and the form says so · FORM-16', async () => {
  for (const [email, error] of [
    ['', 'errors.required'],
    ['ana@', 'errors.email'],
  ] as const) {
    const { submission } = await subscribe(email);
    expect(submission?.errors).toMatchObject({ email: error });
  }
  expect(await mail.shop.database.db.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('the same link a hundred times subscribes once · PE3 API-112', async () => {
  const token = await confirmed('iva@example.com');
  const [before] = await subscribers();
  for (let times = 0; times < 100; times += 1) {
    expect((await createVisitor(mail.shop).run('form.confirm', { token })).ok).toBe(true);
  }
  await mail.mailer.send();
  expect(await subscribers()).toEqual([before]);
  expect(mail.server.received).toHaveLength(2);
  const state = await mail.shop.get('form.readConfirmation', { token });
  expect(state.isConfirmed).toBe(true);
});

test('a subscribed address gets the same response, and its owner one mail · API-112 ERR-52', async () => {
  await confirmed('pero@example.com');
  for (let times = 0; times < 5; times += 1) {
    expect(await subscribe('pero@example.com')).toMatchObject(sent);
  }
  await mail.mailer.send();
  expect(mail.server.received).toHaveLength(3);
  expect(welcome()?.subject).toBe('You are already subscribed');
  expect(welcome()?.recipients).toEqual(['pero@example.com']);
});

test('only who is logged in with an address learns that it is subscribed · API-112 ERR-52', async () => {
  const { username, password } = await addCustomer(mail.shop);
  await confirmed(username);
  const visitor = createVisitor(mail.shop);
  await visitor.run('auth.login', { username, password });
  const again = await visitor.run('newsletter.subscribe', { email: username });
  expect(again.submission?.errors).toEqual({ email: 'errors.alreadySubscribed' });
  await confirmed('tuda@example.com');
  expect(await visitor.run('newsletter.subscribe', { email: 'tuda@example.com' })).toMatchObject(
    sent,
  );
});

test('mail programs unsubscribe by POST, with any body and without login', async () => {
  await confirmed('luka@example.com');
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/shop\.test\/newsletter\/unsubscribe\//);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = unsubscribePath();
  expect((await app.inject(url)).json()).toMatchObject({ state: 'subscribed', language: 'en' });
  expect((await subscribers())[0]?.unsubscribed_at).toBeNull();
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type, origin: 'https://mail.example' };
    const payload = 'List-Unsubscribe=One-Click';
    const response = await app.inject({ method: 'POST', url, headers, payload });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ state: 'unsubscribed', email: 'luka@example.com' });
  }
  expect((await subscribers())[0]?.unsubscribed_at).not.toBeNull();
});

test('an old confirmation does not undo unsubscribing · API-073', async () => {
  const token = await confirmed('mate@example.com');
  await app.inject({ method: 'POST', url: unsubscribePath() });
  await createVisitor(mail.shop).run('form.confirm', { token });
  expect((await subscribers())[0]?.unsubscribed_at).not.toBeNull();
});

test('a changed address does not unsubscribe', async () => {
  await confirmed('tea@example.com');
  const [own] = await subscribers();
  const forged = unsubscribePath().replace(`/${own?.id}.`, `/${Number(own?.id) + 1}.`);
  for (const url of [forged, '/newsletter/unsubscribe/x', '/newsletter/unsubscribe/1.']) {
    const response = await app.inject({ method: 'POST', url });
    expect([response.statusCode, response.json().email]).toEqual([404, null]);
  }
  expect((await subscribers())[0]?.unsubscribed_at).toBeNull();
});

test('programs that fill in every field do not subscribe', async () => {
  expect(await subscribe('bot@example.com', { reference: 'http://spam.example' })).toMatchObject(
    sent,
  );
  expect(await subscribers()).toEqual([]);
});

test.each([
  'ana@example.com\r\nBcc: meta@example.com',
  'a@example.com, b@example.com',
  `${'a'.repeat(10_000)}@example.com`,
  '',
])('an address with other text gets no mail: %#', async (email) => {
  const refused = await subscribe(email);
  expect(Object.keys(refused.submission?.errors ?? {})).toEqual(['email']);
  await mail.mailer.send();
  expect(mail.server.received).toEqual([]);
});

test('a confirmed subscription leads to the goal of the form “newsletter” · DOI-02', async () => {
  const goal = { type: 'message', value: { hr: 'Dobro došli!', en: 'Welcome!' } };
  await mail.shop.database.db
    .insertInto('forms')
    .values({
      key: 'newsletter',
      title: JSON.stringify({ hr: 'Novosti' }),
      fields: '[]',
      settings: JSON.stringify({ goal }),
    })
    .execute();
  const token = await confirmed('nera@example.com');
  const shown = await mail.shop.get('form.confirmEmail', { token }, { language: 'en' });
  expect(shown).toMatchObject({ goalType: 'message', goal: 'Welcome!' });
});
