import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailFormat } from '#app/mailing.ts';
import { screenAddresses } from '#app/screen-addresses.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { openMailShop } from '#tests/support/mail.ts';
import type { Actor } from '../../../api/handler.ts';
import { mailNames } from '../../../mail/mail-texts.ts';
import { createCaller } from '../../../testing/caller.ts';
import { createCollectionHandlers } from '../handlers.ts';
import { createMailStaffHandlers } from './handlers.ts';

let mail: Awaited<ReturnType<typeof openMailShop>>;
let caller: ReturnType<typeof createCaller>;
let userId = 0;
beforeAll(async () => {
  mail = await openMailShop();
  const { db } = mail.shop.database;
  caller = createCaller(
    db,
    (deps) => ({ ...createCollectionHandlers(deps), ...createMailStaffHandlers(deps) }),
    { mailFormat, screens: screenAddresses },
  );
  const staff = await db
    .insertInto('users')
    .values({ email: 'staff@example.com', password_hash: 'x', is_backoffice: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  userId = staff.id;
});
afterAll(() => mail.close());
beforeEach(() => {
  mail.server.received.length = 0;
});

const admin = (scope = 'admin'): { actor: Actor } => ({
  actor: { kind: 'backoffice', userId, sessionId: crypto.randomUUID(), scope: [scope] },
});

async function save(id: string, values: Record<string, Record<string, string>>) {
  const row = await caller.result('collection.get', { name: 'mail-templates', id }, admin());
  const revision = row.ok ? row.value.revision : '';
  const record = { name: 'mail-templates', id, revision, values };
  return caller.result('collection.change', record, admin());
}

const preview = async (name: string, language: Language = 'en') => {
  const shown = await caller.result('mailTemplate.preview', { name, language }, admin());
  return shown.ok ? shown.value : shown.error;
};

test('staff read the shipped texts of a mail with their variables, also after they replaced them', async () => {
  await save('orderEvents.created', { subject: { en: 'Thank you' } });
  expect(await preview('orderEvents.created')).toMatchObject({
    subject: 'Thank you',
    shipped: { subject: 'We have received your order %{number}' },
  });
});

test('every mail with texts of its own is listed under its shipped subject', async () => {
  const page = await caller.result(
    'collection.rows',
    { name: 'mail-templates', size: 100 },
    { ...admin(), language: 'en' },
  );
  const rows = page.ok ? page.value.rows : [];
  expect(rows.map(({ id }) => id).toSorted()).toEqual(mailNames.toSorted());
  expect(rows.find(({ id }) => id === 'links.setPassword')?.values).toMatchObject({
    mail: { en: 'New password' },
    subject: null,
  });
});

test('a mail as shipped has no date of a change, also after its own texts were emptied', async () => {
  const changedAt = async () => {
    const id = 'reviewInvitation';
    const row = await caller.result('collection.get', { name: 'mail-templates', id }, admin());
    return row.ok && row.value.values['updated_at'];
  };
  expect(await changedAt()).toBeNull();
  await save('reviewInvitation', { subject: { en: 'Tell us' } });
  expect(Date.parse(String(await changedAt()))).toBeGreaterThan(0);
  await save('reviewInvitation', { subject: { en: '' } });
  expect(await changedAt()).toBeNull();
});

test('what staff write goes out, and an emptied text is as shipped again', async () => {
  await mail.shop.database.db
    .insertInto('outbox')
    .values(
      ['one', 'two'].map((token) => ({
        kind: 'mail.logIn',
        payload: JSON.stringify({ email: 'ana@example.com', language: 'en', token }),
        available_at: token === 'two' ? '2099-01-01T00:00:00Z' : '2020-01-01T00:00:00Z',
      })),
    )
    .execute();
  await save('links.logIn', { subject: { en: 'Come in' } });
  await mail.mailer.send();
  await save('links.logIn', { subject: { en: '' } });
  await mail.mailer.send(new Date('2099-01-02T00:00:00Z'));
  expect(mail.server.received.map(({ subject }) => subject)).toEqual([
    'Come in',
    'Your login link',
  ]);
});

test('a value that the mail does not have is refused at its field', async () => {
  const refused = await save('orderEvents.shipped', { lead: { hr: 'Za %{name}.' } });
  expect(refused).toMatchObject({
    ok: false,
    error: { code: 'badRequest', field: 'lead/hr', params: { reason: 'unknownVariable' } },
  });
  expect(await save('orderEvents.shipped', { lead: { hr: 'Stiže %{number}.' } })).toMatchObject({
    ok: true,
  });
  expect(await save('orderEvents.shipped', { button: { hr: 'Otvori' } })).toMatchObject({
    error: { field: 'button/hr' },
  });
});

test('the preview is filled with samples, and what staff typed is no markup', async () => {
  await save('orderEvents.paid', { lead: { en: '<script>x</script> %{number}' } });
  expect(await preview('orderEvents.paid')).toMatchObject({
    html: expect.stringContaining('&lt;script&gt;x&lt;/script&gt; 2030-000123'),
  });
});

test.each(languages)('no variable is without a sample, in %s', async (language) => {
  for (const name of mailNames) {
    const { shipped, ...shown } = { shipped: null, ...(await preview(name, language)) };
    expect(shipped, name).not.toBeNull();
    expect(JSON.stringify(shown), name).not.toMatch(/\[\w+\]|%\{|…/);
  }
  expect(await preview('orderEvents.refunded', language)).toMatchObject({
    html: expect.stringMatching(/24[.,]00/),
  });
});

test('a test mail goes to the member of staff who requests it', async () => {
  const asked = { name: 'newsletter', language: 'en' } as const;
  const sent = await caller.result('mailTemplate.test', asked, admin());
  expect(sent).toMatchObject({ ok: true, value: { email: 'staff@example.com' } });
  await mail.mailer.send();
  expect(mail.server.received.map(({ recipients }) => recipients)).toEqual([['staff@example.com']]);
});

test('only administrators see and send mails', async () => {
  const asked = { name: 'newsletter', language: 'en' } as const;
  for (const name of ['mailTemplate.preview', 'mailTemplate.test'] as const) {
    expect(await caller.result(name, asked, admin('pages'))).toMatchObject({
      error: { code: 'forbidden' },
    });
  }
});
