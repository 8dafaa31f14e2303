import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';
import { fileOf, openFileStore, photo } from '#tests/support/visitor-files.ts';
import { eraseAccount } from '../deletion/erase-accounts.ts';
import { findMediaAccess } from '../media/media-access.ts';
import { setState } from './moderate.ts';

let files: Awaited<ReturnType<typeof openFileStore>>;
let shop: TestShop;
beforeAll(async () => {
  files = await openFileStore();
  shop = await openShop({ store: files.store });
});
afterAll(async () => {
  await shop.close();
  await files.close();
});
beforeEach(async () => {
  await shop.database.db.deleteFrom('comments').execute();
});

const review = { target: 'product', targetId: `${ids.map}`, rating: '5', comment: 'Lijepa karta.' };

async function customer() {
  const visitor = createVisitor(shop);
  const { username, password } = await addCustomer(shop);
  await visitor.run('auth.login', { username, email: username, password });
  const write = async (colors: readonly string[], more: object = {}) => {
    const pictures = await Promise.all(colors.map(photo));
    const sent = pictures.map((bytes, at) => fileOf('photos', `${at}.jpg`, bytes));
    return visitor.run('comment.create', { ...review, ...more }, { files: sent });
  };
  return { username, write };
}

const list = () => shop.get('comment.list', { target: 'product', targetId: ids.map });
const stored = () =>
  shop.database.db.selectFrom('visitor_files').select(['hash', 'comment_id']).execute();
const accessTo = (hash: string) => findMediaAccess(shop.database.db)(hash);

test('photos wait for approval with their review, then all visitors see both', async () => {
  const { write } = await customer();
  const { notices } = await write(['#00c', '#0c0'], { photosAlt: 'Karta na zidu' });
  expect(notices).toMatchObject([{ text: 'core.notifications.commentWaits' }]);
  const [file] = await stored();
  expect((await list()).records).toEqual([]);
  expect(await accessTo(file?.hash ?? '')).toMatchObject({ isPublic: false });
  await setState(shop.deps, file?.comment_id ?? 0, 'approved');
  const [shown] = (await list()).records;
  expect(shown?.photos).toMatchObject([{ alt: 'Karta na zidu', width: 400 }, {}]);
  expect(await accessTo(file?.hash ?? '')).toMatchObject({ isPublic: true });
  await setState(shop.deps, file?.comment_id ?? 0, 'rejected');
  expect(await accessTo(file?.hash ?? '')).toMatchObject({
    isPublic: false,
    scopes: ['admin', 'reviews', 'orders'],
  });
});

test('a fifth photo, and what is no picture, are refused with the review', async () => {
  const { write } = await customer();
  const five = await write(['#001', '#002', '#003', '#004', '#005']);
  expect(five.submission?.errors).toEqual({ photos: 'errors.tooManyFiles {"max":4}' });
  const visitor = createVisitor(shop);
  const { username, password } = await addCustomer(shop);
  await visitor.run('auth.login', { username, email: username, password });
  const script = fileOf('photos', 'a.svg', '<svg onload="alert(1)"/>');
  const refused = await visitor.run('comment.create', review, { files: [script] });
  expect(refused.submission?.errors).toEqual({
    photos: expect.stringContaining('fileTypeRefused'),
  });
  expect(refused.submission?.values).toMatchObject({ comment: 'Lijepa karta.' });
  expect(await stored()).toEqual([]);
});

test('a review that is sent twice has its photos once', async () => {
  const { write } = await customer();
  await write(['#00c']);
  await write(['#00c']);
  expect(await stored()).toHaveLength(1);
});

test('the photos of an erased account are deleted, its reviews stay', async () => {
  const { db } = shop.database;
  const { write, username: email } = await customer();
  await write(['#00c']);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((step) => eraseAccount(step, { id, email, language: 'hr' }));
  expect(await stored()).toEqual([]);
  expect(await db.selectFrom('comments').select('user_id').execute()).toEqual([{ user_id: null }]);
});
