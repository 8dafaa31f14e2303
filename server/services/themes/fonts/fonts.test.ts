import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withFont } from '#schemas/theme/edit-theme.ts';
import { fontList } from '#schemas/theme/font-list.ts';
import { presets } from '#schemas/theme/presets/presets.ts';
import type { UploadedFont } from '#schemas/theme/theme-file.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { familyOf } from '#schemas/theme/uploaded-font.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createCaller } from '../../../testing/caller.ts';
import { addStaff, type Staff } from '../../../testing/staff.ts';
import { logTheme } from '../../collections/log-theme.ts';
import { createThemeHandlers } from '../handlers.ts';
import { readThemeWithSheet } from '../published-theme.ts';
import { charactersOf } from './alphabets.ts';
import { readFontFile } from './fonts.ts';

const trueType =
  'node_modules/@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let member: Staff;
beforeAll(async () => {
  database = await createTestDatabase();
  caller = createCaller(database.db, (deps) => createThemeHandlers(deps, logTheme));
  member = await addStaff(database.db);
});
beforeEach(async () => {
  await database.db.deleteFrom('theme_versions').execute();
  await database.db.deleteFrom('theme_drafts').execute();
  await database.db.deleteFrom('theme_fonts').execute();
});
afterAll(() => database.drop());

const staff = (scope = 'theme') => member.with(scope);

async function add(bytes: Buffer, name = 'brand.ttf', license = 'OFL-1.1') {
  const files = [{ name, field: 'file', read: async () => bytes }];
  return caller.result('theme.addFont', { license }, { ...staff(), files });
}

async function added(path: string) {
  const done = await add(await readFile(path));
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

const asUploaded = ({ name, license, kind, faces, fallback }: UploadedFont): UploadedFont => ({
  name,
  license,
  kind,
  faces,
  fallback,
});

async function saveWith(font: UploadedFont) {
  const file = withFont(presets.modern, 'font.display', familyOf(font), [font]);
  return caller.result('theme.saveDraft', { source: themeText(file), revision: 0 }, staff());
}

test('a font keeps the letters of the languages and gets a fallback of the same width', async () => {
  const [font] = await added(trueType);
  expect(font).toMatchObject({ name: 'Hanken Grotesk 2', license: 'OFL-1.1', kind: 'sans' });
  expect(font?.faces).toEqual([{ file: expect.any(String), weight: '400' }]);
  expect(font?.fallback.size).toBeGreaterThan(98);
  expect(font?.fallback.size).toBeLessThan(104);
  const bytes = await readFontFile(caller.deps, font?.faces[0]?.file ?? '');
  expect(bytes?.toString('latin1', 0, 4)).toBe('wOF2');
  const before = await readFile(trueType);
  expect(bytes?.length).toBeLessThan(before.length / 2);
});

/** The sizes of a family of the engine. */
const packaged = (name: string) => fontList.find((font) => font.name === name)?.fallback;

test('the fallback has sizes for capitals and digits, close to those of the same packaged font', async () => {
  const [font] = await added(trueType);
  if (!font) throw new Error('There is no font.');
  const { regular, bold } = familyOf(font).fallback;
  const expected = packaged('Hanken Grotesk Variable')?.regular;
  expect(Math.abs((regular.capitals ?? 0) - (expected?.capitals ?? 0))).toBeLessThan(1);
  expect(Math.abs((regular.digits ?? 0) - (expected?.digits ?? 0))).toBeLessThan(1);
  expect(bold).toBeUndefined();
});

test('a variable WOFF2 font stays variable, and its fallback has sizes for bold text', async () => {
  const [font] = await added('runtime/ui/fonts/plex.woff2');
  if (!font) throw new Error('There is no font.');
  expect(font.faces[0]?.weight).toBe('400 700');
  const { bold } = familyOf(font).fallback;
  const expected = packaged('IBM Plex Sans Variable')?.bold;
  expect(Math.abs((bold?.letters ?? 0) - (expected?.letters ?? 0))).toBeLessThan(1.5);
  expect(Math.abs((bold?.capitals ?? 0) - (expected?.capitals ?? 0))).toBeLessThan(1);
  expect(Math.abs((bold?.digits ?? 0) - (expected?.digits ?? 0))).toBeLessThan(1);
});

test('letters follow from the scripts of the languages', () => {
  const letters = new Set(charactersOf(['en', 'ar']));
  const has = (text: string) => [...text].every((each) => letters.has(each.codePointAt(0) ?? 0));
  expect(has('Aaž€–0م')).toBe(true);
  expect(has('ж')).toBe(false);
  expect(charactersOf(['ja']).includes('の'.codePointAt(0) ?? 0)).toBe(true);
});

test('what is no font is refused, and so is a font without its licence', async () => {
  const ttf = await readFile(trueType);
  const large = Buffer.concat([ttf.subarray(0, 300), Buffer.alloc(20 * 1024 * 1024)]);
  const broken = [Buffer.from('wOF2'), Buffer.from('<html>'), ttf.subarray(0, 300), large];
  for (const bytes of broken) {
    expect(await add(bytes, 'letter.ttf')).toMatchObject({
      ok: false,
      error: { code: 'fontRefused', params: { name: 'letter.ttf' } },
    });
  }
  expect(await add(ttf, 'brand.ttf', ' ')).toMatchObject({
    ok: false,
    error: { code: 'required', field: 'license' },
  });
});

test('a published theme includes its uploaded font, which then cannot be removed', async () => {
  const [font] = await added(trueType);
  if (!font) throw new Error('There is no font.');
  const saved = await saveWith(asUploaded(font));
  if (!saved.ok) throw new Error(saved.error.code);
  await caller.result('theme.publish', { revision: saved.value.revision }, staff());
  const shown = (await readThemeWithSheet(caller.deps)).published;
  expect(shown?.fonts).toContain(font.faces[0]?.file);
  expect(await caller.result('theme.removeFont', { id: font.id }, staff())).toMatchObject({
    ok: false,
    error: { code: 'fontInUse', params: { name: 'Hanken Grotesk 2' } },
  });
});

test('who uploads and removes a font is in the change log', async () => {
  const [font] = await added(trueType);
  await caller.result('theme.removeFont', { id: font?.id ?? 0 }, staff());
  const changes = await database.db
    .selectFrom('changes')
    .select(['actor_id', 'record_id', 'action'])
    .where('collection', '=', 'theme-fonts')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const change = { actor_id: member.id, record_id: 'Hanken Grotesk 2' };
  expect(changes).toEqual([
    { ...change, action: 'remove' },
    { ...change, action: 'create' },
  ]);
});

test('a font that no theme uses is removed, and a theme with it is refused', async () => {
  const [font] = await added(trueType);
  if (!font) throw new Error('There is no font.');
  expect(await caller.result('theme.removeFont', { id: font.id }, staff())).toMatchObject({
    ok: true,
  });
  expect(await saveWith(asUploaded(font))).toMatchObject({
    ok: false,
    error: { code: 'fontMissing', params: { name: 'Hanken Grotesk 2' } },
  });
});

test('staff without the scope neither see nor change fonts', async () => {
  const other = staff('orders');
  const forbidden = { ok: false, error: { code: 'forbidden' } };
  expect(await caller.result('theme.fonts', {}, other)).toEqual(forbidden);
  expect(await caller.result('theme.addFont', { license: 'x' }, other)).toEqual(forbidden);
  expect(await caller.result('theme.removeFont', { id: 1 }, other)).toEqual(forbidden);
});
