import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Address } from '#schemas/entities/address.ts';
import type { User } from '#schemas/entities/user.ts';
import { type ApiClient, openApi, type Person } from '#tests/support/api.ts';
import { address, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { openRequestedLink } from './requested-links.ts';

/** Accounts, addresses, passwords and member cards, used by an external program. */
let shop: TestShop;
let api: ApiClient;
beforeAll(async () => {
  shop = await openShop();
  api = await openApi(shop.deps);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.database.db.updateTable('users').set({ barcode: null }).execute();
});

const unauthorized = { status: 401, code: 'unauthorized' };
const tokenInvalid = { status: 400, code: 'tokenInvalid' };

const profile = ({ headers }: Person) =>
  api.data<User>('GET /api/v1/user/web/profile', {}, headers);

async function canLogIn(username: string, password: string): Promise<boolean> {
  const { status } = await api.send('POST /api/v1/login', { username, password });
  return status === 200;
}

/** Returns the token of the newest mail of this kind. */
async function mailedToken(kind: string): Promise<string> {
  const { payload } = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  if (kind === 'asked.setPassword') {
    await openRequestedLink(shop.database.db, 'setPassword', payload, new Date());
  }
  return String(payload['token']);
}

test('GET api/v1/user/web/profile returns every field of the user · API-014 ENT-08', async () => {
  const me = await api.person();
  const company = { name: 'Bonaca d.o.o.', oib: '69435151530' };
  const change = { memberCardBarcode: '100', company };
  await api.data('PATCH /api/v1/user/web/update', change, me.headers);
  const kept = await api.data<Address>(
    'POST /api/v1/user/web/address/create',
    address(),
    me.headers,
  );
  expect(await profile(me)).toMatchObject({
    id: me.id,
    email: me.email,
    username: me.email,
    details: { firstName: 'Ana', lastName: 'Anić' },
    company,
    memberCardBarcode: '100',
    addresses: [kept],
    isBackofficeUser: false,
    scope: [],
    emailVerified: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(await api.error('GET /api/v1/user/web/profile')).toEqual(unauthorized);
});

test('the profile of a back-office user has its type and lists the scopes · ENT-08', async () => {
  const staff = await api.person(['editor']);
  expect(await profile(staff)).toMatchObject({ isBackofficeUser: true, scope: ['editor'] });
});

test('registering takes both payloads, with a card or with addresses · ENT-11 API-019 REG-13 REG-14', async () => {
  const register = (payload: object) => api.data('POST /api/v1/user/web/register', payload);
  const person = (email: string) => ({
    details: { firstName: 'Đurđa', lastName: 'Šimić' },
    email,
    password: 'lozinka-đurđe',
    username: email,
  });
  const [carded, addressed] = ['kartica@example.com', 'adrese@example.com'];
  expect(await register({ ...person(carded), memberCardBarcode: '101' })).toEqual({});
  const addresses = [address({ city: 'Šibenik' }), address({ type: 'Main', city: 'Rijeka' })];
  await register({ ...person(addressed), addresses });
  const userOf = async (username: string) => {
    const login = { username, password: 'lozinka-đurđe' };
    return (await api.data<{ user: User }>('POST /api/v1/login', login)).user;
  };
  const details = { firstName: 'Đurđa', lastName: 'Šimić' };
  expect(await userOf(carded)).toMatchObject({
    email: carded,
    username: carded,
    details,
    memberCardBarcode: '101',
    addresses: [],
  });
  expect(await userOf(addressed)).toMatchObject({
    details,
    memberCardBarcode: null,
    addresses: [
      { type: 'Shipping', city: 'Šibenik' },
      { type: 'Main', city: 'Rijeka' },
    ],
  });
});

test('PATCH api/v1/user/web/update stores details, email and card · API-020 PROFILE-11', async () => {
  const me = await api.person();
  const details = { firstName: 'Đurđa', lastName: 'Šimić' };
  const fields = { details, email: me.email, username: me.email, memberCardBarcode: ' 100 ' };
  const update = (change: object, headers: Person['headers'] = me.headers) =>
    ['PATCH /api/v1/user/web/update', change, headers] as const;
  const updated = await api.data<User>(...update(fields));
  expect(updated).toMatchObject({ id: me.id, details, email: me.email, memberCardBarcode: '100' });
  expect(await profile(me)).toEqual(updated);
  await api.data(...update({ details: { firstName: 'Đurđa', lastName: 'Babić' } }));
  expect(await profile(me)).toMatchObject({ ...updated, details: { lastName: 'Babić' } });
  await api.data(...update({ details }));
  await api.data(...update({ memberCardBarcode: '' }));
  expect(await profile(me)).toEqual({ ...updated, memberCardBarcode: null });
  const email = `nova-${me.email}`;
  await api.data(...update({ email, username: email, password: me.password }));
  expect((await profile(me)).email).toBe(me.email);
  await api.data(`GET /api/v1/cms/form/confirmEmail/${await mailedToken('mail.changeEmail')}`);
  expect(await profile(me)).toMatchObject({ email, username: email });
  expect(await api.error(...update({ details }, {}))).toEqual(unauthorized);
});

const whole = {
  type: 'Main',
  firstName: 'Željka',
  lastName: 'Đurđević',
  contactEmail: 'zeljka@example.com',
  contactPhone: '+385 91 555 0199',
  country: ids.croatia,
  city: 'Zadar',
  street: 'Obala',
  houseNumber: '7a',
  zipCode: '23000',
  region: 'Dalmacija',
  companyName: 'Bonaca d.o.o.',
  companyOIB: '69435151530',
} as const;

/** Fields that the list adds to an address that is not the default of any checkout. */
const asListed = {
  isDefaultDelivery: false,
  isDefaultInvoice: false,
  nationalPhone: { country: 'HR', text: '091 555 0199' },
};

test('POST api/v1/user/web/address/create stores every field of an address · API-021 CHK-A-23 ENT-09', async () => {
  const me = await api.person();
  const create = 'POST /api/v1/user/web/address/create';
  const made = await api.data<Address>(create, whole, me.headers);
  expect(made).toEqual({ ...whole, id: expect.any(Number) });
  expect((await profile(me)).addresses).toEqual([{ ...made, ...asListed }]);
  expect(await api.error(create, { ...whole, country: 'HR' }, me.headers)).toMatchObject({
    status: 400,
  });
  expect(await api.error(create, whole)).toEqual(unauthorized);
});

test('an account keeps at most 100 addresses, also when they are sent at once · API-021', async () => {
  const me = await api.person();
  const create = () => api.send('POST /api/v1/user/web/address/create', address(), me.headers);
  for (let at = 0; at < 98; at++) expect((await create()).status).toBe(200);
  const last = await Promise.all([create(), create(), create(), create()]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect((await create()).body).toMatchObject({ code: 'conflict' });
  expect((await profile(me)).addresses).toHaveLength(100);
});

test('PATCH api/v1/user/web/address/update changes only the user’s own addresses · API-022 CHK-A-23', async () => {
  const [me, other] = [await api.person(), await api.person()];
  const create = 'POST /api/v1/user/web/address/create';
  const { id } = await api.data<Address>(create, address(), me.headers);
  const call = `PATCH /api/v1/user/web/address/update/${id}`;
  const changed = { ...whole, id };
  const listed = { ...changed, ...asListed };
  for (const type of ['Shipping', 'Main'] as const) {
    expect(await api.data<Address>(call, { ...whole, type }, me.headers)).toEqual({
      ...changed,
      type,
    });
    expect((await profile(me)).addresses).toEqual([{ ...listed, type }]);
  }
  expect(await api.error(call, address(), other.headers)).toEqual({
    status: 404,
    code: 'notFound',
  });
  expect(await api.error(call, address())).toEqual(unauthorized);
  expect((await profile(me)).addresses).toEqual([listed]);
});

test('an address on the server is of type Main or Shipping · ENT-10', async () => {
  const { headers } = await api.person();
  const create = 'POST /api/v1/user/web/address/create';
  for (const type of ['Main', 'Shipping']) {
    expect(await api.data<Address>(create, { ...whole, type }, headers)).toMatchObject({ type });
  }
  for (const type of ['main', 'billing', 'shipping', 'other']) {
    expect(await api.error(create, { ...whole, type }, headers)).toMatchObject({ status: 400 });
  }
});

test('GET api/v1/user/web/verify/{token} confirms the address of a new account · API-016 API-019 AUTH-03', async () => {
  const { db } = shop.database;
  const option = { key: 'RequireEmailVerification', value: 'true', public: false };
  await db.insertInto('options').values(option).execute();
  onTestFinished(async () => {
    await db.deleteFrom('options').where('key', '=', option.key).execute();
  });
  const [email, password] = ['nova@example.com', 'lozinka-nove'];
  const details = { firstName: 'Nova', lastName: 'Novak' };
  const payload = { details, email, password, username: email };
  const registered = await api.data('POST /api/v1/user/web/register', payload);
  expect(registered).toEqual({ verificationToken: expect.any(String) });
  expect(await canLogIn(email, password)).toBe(false);
  const call = 'GET /api/v1/user/web/verify';
  expect(await api.error(`${call}/kriva-oznaka`)).toEqual(tokenInvalid);
  const token = await mailedToken('mail.verifyEmail');
  // Mail programs open links too, so the owner's own call may be the second.
  for (let i = 0; i < 2; i += 1) {
    expect(await api.data(`${call}/${token}`)).toEqual({ email });
    expect(await canLogIn(email, password)).toBe(true);
  }
});

test('GET api/v1/user/web/validateMembersBarcode returns whether the user may have the card · API-017 CARD-11', async () => {
  const check = async (barcode: string, headers = {}) =>
    api.data('GET /api/v1/user/web/validateMembersBarcode', { barcode }, headers);
  expect(await check('100')).toEqual({ isValid: true });
  for (const barcode of ['200', '999', ''])
    expect(await check(barcode)).toEqual({ isValid: false });
  const owner = await api.person();
  const change = { memberCardBarcode: '100' };
  await api.data('PATCH /api/v1/user/web/update', change, owner.headers);
  expect(await check('100')).toEqual({ isValid: false });
  expect(await check('100', owner.headers)).toEqual({ isValid: true });
  expect(await api.error('GET /api/v1/user/web/validateMembersBarcode')).toMatchObject({
    status: 400,
    field: 'barcode',
  });
});

test.each(['user/settings', 'settings'])(
  'GET api/v1/%s/external/checkUlazniceHr returns whether a card is valid · API-018 CARD-14',
  async (area) => {
    const check = (barcode: string) =>
      api.data(`GET /api/v1/${area}/external/checkUlazniceHr`, { barcode });
    expect(await check(' 100 ')).toEqual({ isValid: true });
    expect([await check('200'), await check('999')]).toEqual([
      { isValid: false },
      { isValid: false },
    ]);
    const call = `GET /api/v1/${area}/external/checkUlazniceHr`;
    expect(await api.error(call)).toMatchObject({ status: 400, field: 'barcode' });
  },
);

test('POST api/v1/user/password/reset changes the password, given the old one · API-023 PWD-01 ERR-11', async () => {
  const me = await api.person();
  const call = 'POST /api/v1/user/password/reset';
  const passwords = { oldPassword: me.password, newPassword: 'nova-lozinka' };
  const wrong = { ...passwords, oldPassword: 'kriva-lozinka' };
  expect(await api.error(call, wrong, me.headers)).toMatchObject({ code: 'incorrectOldPassword' });
  const { body } = await api.send(call, wrong, me.headers);
  expect(body).toMatchObject({ message: 'Incorrect old password.' });
  expect(await api.error(call, passwords)).toEqual(unauthorized);
  const same = { ...passwords, newPassword: me.password };
  expect(await api.error(call, same, me.headers)).toMatchObject({ field: 'newPassword' });
  const short = { ...passwords, newPassword: 'sedam77' };
  expect(await api.error(call, short, me.headers)).toMatchObject({ field: 'newPassword' });
  for (const field of ['oldPassword', 'newPassword'] as const) {
    const { [field]: _, ...rest } = passwords;
    expect(await api.error(call, rest, me.headers)).toMatchObject({ status: 400, field });
  }
  expect(await canLogIn(me.email, me.password)).toBe(true);
  expect(await api.data(call, passwords, me.headers)).toEqual({ done: true });
  expect(await canLogIn(me.email, me.password)).toBe(false);
  expect(await canLogIn(me.email, 'nova-lozinka')).toBe(true);
});

test('POST api/v1/user/password/forgot mails a link to the owner of an account · API-024', async () => {
  const { email } = await api.person();
  const call = 'POST /api/v1/user/password/forgot';
  expect(await api.data(call, { email })).toEqual(await api.data(call, { email: 'x@example.com' }));
  const { db } = shop.database;
  const requested = db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'asked.setPassword');
  const mails = (await requested.orderBy('id').execute()).map(({ payload }) => payload);
  const opened = mails.map((mail) => openRequestedLink(db, 'setPassword', mail, new Date()));
  expect((await Promise.all(opened)).slice(-2)).toEqual([email, null]);
  expect(await api.error(call, { email: 'ana@' })).toMatchObject({ code: 'email' });
});

test('POST api/v1/user/password/set sets the password once, with the token of the mail · API-025', async () => {
  const { email, password, headers } = await api.person();
  await api.data('POST /api/v1/user/password/forgot', { email });
  const token = await mailedToken('asked.setPassword');
  const call = 'POST /api/v1/user/password/set';
  const change = { token, password: 'lozinka-iz-poste' };
  expect(await api.error(call, { ...change, token: 'kriva-oznaka' })).toEqual(tokenInvalid);
  expect(await api.data(call, change)).toMatchObject({ done: true });
  expect(await canLogIn(email, password)).toBe(false);
  expect(await canLogIn(email, 'lozinka-iz-poste')).toBe(true);
  expect(await api.error('GET /api/v1/user/web/profile', {}, headers)).toEqual(unauthorized);
  expect(await api.error(call, change)).toEqual(tokenInvalid);
});
