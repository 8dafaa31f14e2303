import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#server/api/handler.ts';
import { addMember, mailedToken, password, refusal } from '#tests/support/members.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let email = '';
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
});

const member = (change?: object) => addMember(shop, email, change);

test('changes the profile, and the email only with the password · API-020 PROFILE-08 PROFILE-09 PROFILE-11', async () => {
  const me = await member();
  const details = { firstName: 'Đurđa', lastName: 'Šimić' };
  expect(await shop.get('user.update', { details, email }, me)).toMatchObject({ details });
  for (const field of ['firstName', 'lastName']) {
    const empty = { details: { ...details, [field]: ' ' } };
    expect(await shop.call('user.update', empty, me)).toEqual(refusal('required', field));
  }
  const other = `nova-${email}`;
  const update = (more: object) => shop.call('user.update', { email: other, ...more }, me);
  expect(await update({})).toEqual(refusal('required', 'password'));
  expect(await update({ password: 'x' })).toEqual(refusal('incorrectOldPassword', 'password'));
  expect(await update({ password })).toMatchObject({ ok: true, value: { email } });
  const token = await mailedToken(shop, 'mail.changeEmail');
  const link = { purpose: 'emailChange', email: other, isConfirmed: false };
  expect(await shop.get('form.readConfirmation', { token })).toEqual(link);
  expect(await shop.get('user.profile', {}, me)).toMatchObject({ email });
  for (let i = 0; i < 2; i += 1) {
    const goal = await shop.get('form.confirmEmail', { token });
    expect(goal).toMatchObject({ goalType: 'message', confirmedEmail: other });
  }
  const moved = await shop.get('user.profile', {}, me);
  expect(moved).toMatchObject({ email: other, emailVerified: true });
  expect((await shop.call('auth.login', { username: other, password })).ok).toBe(true);
  expect(await reportsOf(email)).toEqual([
    ['mail.emailChangeAsked', other],
    ['mail.emailChanged', other],
  ]);
});

/** Presses the buttons of these links in order; returns the state of the account's address. */
async function addressAfter(me: { actor: Actor }, kinds: readonly string[]) {
  for (const kind of kinds) {
    const token = await mailedToken(shop, `mail.${kind}`);
    expect((await shop.call('form.confirmEmail', { token })).ok, kind).toBe(true);
  }
  return (await shop.get('user.profile', {}, me)).email;
}

/** Creates a member who has confirmed the address of the account. */
async function provenMember() {
  const me = await member();
  const proven = { email_verified_at: '2026-01-01T00:00:00Z' };
  await shop.database.db.updateTable('users').set(proven).where('email', '=', email).execute();
  return me;
}

test.each([
  ['the old one first', ['releaseEmail', 'changeEmail']],
  ['the new one first', ['changeEmail', 'releaseEmail']],
])('a confirmed address is left once both addresses agree, %s', async (_, kinds) => {
  const me = await provenMember();
  const other = `nova-${email}`;
  await shop.get('user.update', { email: other, password }, me);
  expect(await reportsOf(email)).toEqual([]);
  const token = await mailedToken(shop, 'mail.releaseEmail');
  expect(await shop.get('form.readConfirmation', { token })).toEqual({
    purpose: 'emailRelease',
    email: other,
    isConfirmed: false,
  });
  const [first = '', second = ''] = kinds;
  expect(await addressAfter(me, [first])).toBe(email);
  expect(await addressAfter(me, [first, first])).toBe(email);
  const waits = await shop.get('form.confirmEmail', {
    token: await mailedToken(shop, `mail.${first}`),
  });
  expect(waits.goal).toContain('drugoj adresi');
  expect(await addressAfter(me, [second])).toBe(other);
  expect(await reportsOf(email)).toEqual([['mail.emailChanged', other]]);
});

test('a newer change of address replaces the one before it, also a half confirmed one', async () => {
  const me = await provenMember();
  const [first, second] = [`prva-${email}`, `druga-${email}`];
  await shop.get('user.update', { email: first, password }, me);
  const released = await mailedToken(shop, 'mail.releaseEmail');
  await shop.get('form.confirmEmail', { token: released });
  const stale = await mailedToken(shop, 'mail.changeEmail');
  await shop.get('user.update', { email: second, password }, me);
  expect(await shop.call('form.confirmEmail', { token: stale })).toEqual(refusal('tokenInvalid'));
  expect(await addressAfter(me, ['changeEmail'])).toBe(email);
  expect(await addressAfter(me, ['releaseEmail'])).toBe(second);
});

test('a new password cancels a change that only one address has confirmed', async () => {
  const me = await provenMember();
  await shop.get('user.update', { email: `nova-${email}`, password }, me);
  expect(await addressAfter(me, ['changeEmail'])).toBe(email);
  const token = await mailedToken(shop, 'mail.releaseEmail');
  await shop.get('password.reset', { oldPassword: password, newPassword: 'nova-lozinka' }, me);
  expect(await shop.call('form.confirmEmail', { token })).toEqual(refusal('tokenInvalid'));
});

/** Kind and new address of the mails that notified this address of an email change. */
async function reportsOf(address: string) {
  const mails = await shop.database.db
    .selectFrom('outbox')
    .select(['kind', 'payload'])
    .where('kind', 'like', 'mail.emailChange%')
    .orderBy('id')
    .execute();
  return mails
    .filter(({ payload }) => payload['email'] === address)
    .map(({ kind, payload }) => [kind, payload['newEmail']]);
}

test('a new password cancels a requested change of address', async () => {
  const me = await member();
  const other = `nova-${email}`;
  await shop.get('user.update', { email: other, password }, me);
  const token = await mailedToken(shop, 'mail.changeEmail');
  const newPassword = 'nova-lozinka';
  await shop.get('password.reset', { oldPassword: password, newPassword }, me);
  expect(await shop.call('form.confirmEmail', { token })).toEqual(refusal('tokenInvalid'));
});

test('a user cannot take over another user’s address', async () => {
  await member();
  const other = email;
  email = `druga-${email}`;
  const me = await member();
  const before = (await reportsOf(email)).length;
  const requested = await shop.get('user.update', { email: other, password }, me);
  expect(requested.email).toBe(email);
  expect(await reportsOf(email)).toHaveLength(before + 1);
  const links = shop.database.db.selectFrom('tokens').select('hash').where('email', '=', other);
  expect(await links.where('kind', '=', 'changeEmail').execute()).toEqual([]);
});
