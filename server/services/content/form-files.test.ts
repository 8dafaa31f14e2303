import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { fileOf, openFileStore, photo } from '#tests/support/visitor-files.ts';
import { registerApiRoutes } from '../../http/api-routes.ts';
import { multipartForm } from '../../testing/media-library.ts';
import { findMediaAccess } from '../media/media-access.ts';
import { removeUnusedFiles } from '../visitor-files/remove-unused-files.ts';

let files: Awaited<ReturnType<typeof openFileStore>>;
let shop: TestShop;
let formId: string;
let app: FastifyInstance;
beforeAll(async () => {
  files = await openFileStore();
  shop = await openShop({ store: files.store });
  const field = (name: string, type: string, more: object = {}) => ({
    name,
    label: { hr: name },
    type,
    required: false,
    ...more,
  });
  const fields = [
    field('email', 'email'),
    field('steta', 'file', { required: true, maxFiles: 2, accept: 'pictures' }),
    field('vrsta', 'radio', { options: [{ value: 'posao', label: { hr: 'Posao' } }] }),
    field('zivotopis', 'file', { showWhen: { field: 'vrsta', values: ['posao'] } }),
  ];
  const staff = { actor: { kind: 'backoffice', scope: ['editor'] } } as object;
  const title = { hr: 'Reklamacija', en: 'Complaint' };
  formId = `${(await shop.get('form.save', { key: 'reklamacija', title, fields }, staff)).id}`;
  app = Fastify();
  registerApiRoutes(app, {
    dispatch: (name, input, context) => shop.call(name, input as object, context),
    authenticate: async () => ({ kind: 'anonymous' }),
    identify: async () => ({ actor: { kind: 'anonymous' }, changes: [] }),
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await files.close();
});
beforeEach(async () => {
  await shop.database.db.deleteFrom('form_entries').execute();
});

type Files = ReturnType<typeof fileOf>[];

const send = (sent: Files, values = {}) =>
  createVisitor(shop).run('form.send', { formId, openedAt: '0', ...values }, { files: sent });

const stored = () => shop.database.db.selectFrom('visitor_files').selectAll().execute();
const damage = async () => fileOf('field.steta', 'C:\\slike\\../Šteta.png', await photo('#c00'));
const pdf = fileOf('field.zivotopis', 'život.pdf', '%PDF-1.7 stranica');

test('files are stored with the entry: clean names, no metadata · FORM-14', async () => {
  const sent = [await damage(), pdf];
  expect(await send(sent, { 'field.vrsta': 'posao' })).toMatchObject({ ok: true });
  const [entry] = await shop.database.db.selectFrom('form_entries').selectAll().execute();
  expect(entry?.data).toEqual({ steta: ['Šteta.png'], vrsta: 'posao', zivotopis: ['život.pdf'] });
  const [picture, document] = await stored();
  expect(picture).toMatchObject({
    field: 'steta',
    name: 'Šteta.jpg',
    mime: 'image/jpeg',
    width: 400,
  });
  expect(document).toMatchObject({ field: 'zivotopis', name: 'život.pdf', width: null });
  const bytes = await files.store.readOriginal(picture?.hash ?? '');
  expect(bytes?.includes('Tajni Fotograf')).toBe(false);
});

test('only staff with the right read them', async () => {
  await send([await damage()]);
  const [file] = await stored();
  expect(await findMediaAccess(shop.database.db)(file?.hash ?? '')).toMatchObject({
    isPublic: false,
    scopes: ['admin'],
  });
});

test.each([
  ['a page that calls itself a picture', 'slika.png', '<!doctype html><script>1</script>'],
  ['a picture with a script', 'slika.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a document where pictures are wanted', 'slika.jpg', '%PDF-1.7'],
  ['the beginning of a picture', 'slika.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2])],
])('%s is refused, and nothing is stored · FORM-13', async (_case, name, content) => {
  const refused = await send([fileOf('field.steta', name, content)], { 'field.email': 'a@b.hr' });
  expect(refused.submission?.errors).toEqual({
    'field.steta': expect.stringContaining('fileTypeRefused'),
  });
  expect(refused.submission?.values).toMatchObject({ 'field.email': 'a@b.hr' });
  expect(await stored()).toEqual([]);
  expect(await shop.database.db.selectFrom('form_entries').select('id').execute()).toEqual([]);
});

test('a needed file, too many files, and files of no field', async () => {
  const errorsOf = async (sent: Files) => (await send(sent)).submission?.errors;
  expect(await errorsOf([])).toEqual({ 'field.steta': 'errors.required' });
  const three = [await damage(), await damage(), await damage()];
  expect(await errorsOf(three)).toEqual({ 'field.steta': 'errors.tooManyFiles {"max":2}' });
  expect(await send([await damage(), fileOf('other', 'a.pdf', '%PDF-1.7'), pdf])).toMatchObject({
    ok: true,
  });
  expect(await stored()).toHaveLength(1);
});

test('a program that sends at once gets no file stored', async () => {
  const refused = await createVisitor(shop).run(
    'form.send',
    { formId, openedAt: `${Date.now()}` },
    { files: [await damage()] },
  );
  expect(refused.ok).toBe(false);
  expect(await stored()).toEqual([]);
});

test('files end with their entry', async () => {
  await send([await damage()]);
  const hash = (await stored())[0]?.hash ?? '';
  const later = new Date(Date.now() + 3_600_000);
  const remove = () => removeUnusedFiles({ db: shop.database.db, store: files.store }, later);
  await remove();
  expect(await files.store.facts(hash)).not.toBeNull();
  await shop.database.db.deleteFrom('form_entries').execute();
  expect(await stored()).toEqual([]);
  await remove();
  expect(await files.store.facts(hash)).toBeNull();
});

const sendAsProgram = async (
  body: unknown,
  sent: readonly { readonly name: string; readonly fileName: string; readonly content: Buffer }[],
) => {
  const { payload, headers } = multipartForm([
    { name: 'body', content: typeof body === 'string' ? body : JSON.stringify(body) },
    ...sent,
  ]);
  const url = '/api/v1/cms/form/storeData';
  const response = await app.inject({ method: 'POST', url, payload, headers });
  return { status: response.statusCode, ...response.json() };
};

const filePart = async (fileName = 'steta.jpg') => ({
  name: 'field.steta',
  fileName,
  content: await photo('#c00'),
});
const body = (data = {}) => ({ id: Number(formId), data });

test('a program sends its files beside the JSON · API-072 FORM-14', async () => {
  const answer = await sendAsProgram(body({ email: 'iva@x.hr' }), [await filePart()]);
  expect(answer).toMatchObject({ status: 200, data: { confirmationRequired: false } });
  expect(await stored()).toMatchObject([{ field: 'steta', name: 'steta.jpg', width: 400 }]);
  const entry = await shop.database.db
    .selectFrom('form_entries')
    .select(['data', 'email'])
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ data: { email: 'iva@x.hr', steta: ['steta.jpg'] }, email: 'iva@x.hr' });
});

test('a program without files sends JSON as before · API-072', async () => {
  const url = '/api/v1/cms/form/storeData';
  const response = await app.inject({ method: 'POST', url, payload: body() });
  expect(response.json()).toMatchObject({ code: 'required', field: 'steta' });
});

test.each([
  ['text that is no JSON', '{', { status: 400, code: 'badRequest', field: 'body' }],
  ['a list', [], { status: 400, code: 'badRequest', field: 'body' }],
  ['fields that the call does not have', { id: 1, data: {}, price: 1 }, { status: 400 }],
  ['an unknown form', { id: 999_999, data: {} }, { status: 404 }],
])('a program that sends %s is refused · CM9', async (_case, sent, expected) => {
  expect(await sendAsProgram(sent, [await filePart()])).toMatchObject(expected);
  expect(await stored()).toEqual([]);
});

test('a name is not accepted in place of a file · CM9', async () => {
  const url = '/api/v1/cms/form/storeData';
  const response = await app.inject({ method: 'POST', url, payload: body({ steta: 'C:/x.jpg' }) });
  expect(response.json()).toMatchObject({ code: 'invalidValue', field: 'steta' });
});

test('a program cannot send six files, or one that is no picture · CM9', async () => {
  const six = await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => filePart(name)));
  expect(await sendAsProgram(body(), six)).toMatchObject({ status: 400, code: 'tooManyFiles' });
  const page = { ...(await filePart()), content: Buffer.from('<!doctype html><script>1</script>') };
  expect(await sendAsProgram(body(), [page])).toMatchObject({
    code: 'fileTypeRefused',
    field: 'steta',
  });
  expect(await stored()).toEqual([]);
});
