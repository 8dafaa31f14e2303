import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { DomainConfig } from '#schemas/entities/domain-config.ts';
import { withSections } from '#schemas/theme/edit-theme.ts';
import { presets } from '#schemas/theme/presets/presets.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { openApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createCaller } from '../../testing/caller.ts';
import { addStaff, type Staff } from '../../testing/staff.ts';
import { logTheme } from '../collections/log-theme.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { createSiteHandlers } from '../site/handlers.ts';
import { createThemeHandlers } from './handlers.ts';
import { readThemeSource, readThemeWithSheet } from './published-theme.ts';
import { hashOf } from './read-source.ts';
import { hashOfSheet } from './theme-sheet.ts';
import { showDueVariations } from './variations.ts';
import { publishDueThemes } from './versions.ts';

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
  await database.db.deleteFrom('theme_variations').execute();
});
afterAll(() => database.drop());

const staff: Staff['with'] = (...scope) => member.with(...scope);
const source = themeText(presets.editorial);

async function value<T>(result: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>) {
  const found = await result;
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

const save = (text: string, revision: number) =>
  caller.result('theme.saveDraft', { source: text, revision }, staff('theme'));

test('a draft keeps the bytes of its file, and a save over a newer draft is refused', async () => {
  const { revision } = await value(save(source, 0));
  const state = await value(caller.result('theme.get', {}, staff('admin')));
  expect(state).toMatchObject({ draft: source, revision, published: null });
  expect(await save(source, 0)).toMatchObject({ ok: false, error: { code: 'conflict' } });
});

test('what is published is shown, and its file is found by the address of its sheet', async () => {
  const { revision } = await value(save(source, 0));
  const version = await value(caller.result('theme.publish', { revision }, staff('theme')));
  expect(version).toMatchObject({
    name: 'Editorial',
    names: { hr: 'Časopis' },
    author: 'staff@example.com',
  });
  const shown = (await readThemeWithSheet(caller.deps)).published;
  expect(shown?.fonts).toEqual(['text', 'bodoni']);
  const hash = hashOfSheet(shown?.sheet ?? '') ?? '';
  expect(await readThemeSource(caller.deps, hash)).toBe(source);
});

test('a theme planned for a date is shown from then on, unless it is cancelled', async () => {
  const { revision } = await value(save(source, 0));
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const planned = await value(caller.result('theme.publish', { revision, at }, staff('theme')));
  await publishDueThemes(caller.deps, new Date());
  expect((await readThemeWithSheet(caller.deps)).published).toBeNull();
  await publishDueThemes(caller.deps, new Date(Date.now() + 7_200_000));
  expect((await readThemeWithSheet(caller.deps)).published).not.toBeNull();
  expect(await caller.result('theme.cancel', { id: planned.id }, staff('theme'))).toMatchObject({
    ok: false,
  });
  const later = await value(caller.result('theme.publish', { revision, at }, staff('theme')));
  await value(caller.result('theme.cancel', { id: later.id }, staff('theme')));
  const all = await value(caller.result('theme.versions', {}, staff('theme')));
  expect(all.map(({ id }) => id)).toEqual([planned.id]);
});

test('a version can become the draft again', async () => {
  const { revision } = await value(save(source, 0));
  const { id } = await value(caller.result('theme.publish', { revision }, staff('theme')));
  await value(save(themeText(presets.modern), revision));
  await value(caller.result('theme.restore', { id }, staff('theme')));
  const state = await value(caller.result('theme.get', {}, staff('theme')));
  expect(state.draft).toBe(source);
});

test('the file of a version is read with its name in addresses, to compare it', async () => {
  const { revision } = await value(save(source, 0));
  const { id } = await value(caller.result('theme.publish', { revision }, staff('theme')));
  const file = await value(caller.result('theme.version', { id }, staff('theme')));
  expect(file).toEqual({ source, hash: hashOf(source) });
  const gone = await caller.result('theme.version', { id: id + 1 }, staff('theme'));
  expect(gone).toMatchObject({ ok: false, error: { code: 'notFound' } });
});

test('the draft has a name in addresses until it is saved again, and a style sheet', async () => {
  const { revision } = await value(save(source, 0));
  const hashes = async () => (await value(caller.result('theme.get', {}, staff('theme')))).hashes;
  expect(await hashes()).toEqual({ shown: hashOf('{}'), draft: hashOf(source) });
  expect(await readThemeSource(caller.deps, hashOf(source))).toBe(source);
  await value(save(themeText(presets.modern), revision));
  expect(await readThemeSource(caller.deps, hashOf(source))).toBeNull();
});

test('a file that is not valid is not saved, and one that is hard to read is not published', async () => {
  const broken = source.replace('"2025.10"', '"2030.01"');
  expect(await save(broken, 0)).toMatchObject({ ok: false, error: { code: 'invalidValue' } });
  expect(await save('{', 0)).toMatchObject({ ok: false, error: { code: 'invalidValue' } });
  const pale = structuredClone(presets.editorial) as unknown as {
    modifiers: { scheme: { contexts: { light: object[] } } };
  };
  const paleText = { colorSpace: 'srgb', components: [0.9, 0.9, 0.9] };
  pale.modifiers.scheme.contexts.light.push({
    color: { text: { $type: 'color', $value: paleText } },
  });
  const { revision } = await value(save(JSON.stringify(pale), 0));
  expect(await caller.result('theme.publish', { revision }, staff('theme'))).toMatchObject({
    ok: false,
    error: { code: 'invalidValue', field: 'contrast' },
  });
});

const christmas = {
  name: 'Christmas',
  domain: null,
  startsOn: '2090-12-20',
  endsOn: '2091-01-06',
  isYearly: true,
};

const add = (revision: number, rule: object) =>
  caller.result('theme.addVariation', { ...christmas, ...rule, revision }, staff('theme'));

test('the theme of a season is shown from its first day to its last, again each year', async () => {
  const { revision } = await value(save(source, 0));
  const { variations } = await value(add(revision, {}));
  expect(variations).toMatchObject([
    { ...christmas, theme: 'Editorial', themeNames: { hr: 'Časopis' }, isLive: false },
  ]);
  const isShownAt = async (instant: string) => {
    await showDueVariations(caller.deps, new Date(instant));
    return (await readThemeWithSheet(caller.deps)).published !== null;
  };
  expect(await isShownAt('2090-12-19T12:00:00Z')).toBe(false);
  expect(await isShownAt('2090-12-20T12:00:00Z')).toBe(true);
  expect(await isShownAt('2091-01-07T12:00:00Z')).toBe(false);
  expect(await isShownAt('2094-01-06T12:00:00Z')).toBe(true);
});

test('a season comes before a domain, a domain before what is published', async () => {
  const { domains } = await value(caller.result('theme.variations', {}, staff('theme')));
  const [domain = ''] = domains;
  const sheetOn = async (host: string | null) =>
    (await readThemeWithSheet(caller.deps, host)).published?.sheet;
  const first = await value(save(source, 0));
  await value(caller.result('theme.publish', first, staff('theme')));
  const published = await sheetOn(domain);
  const second = await value(save(themeText(presets.technical), first.revision));
  const always = { startsOn: null, endsOn: null, isYearly: false };
  await value(add(second.revision, { ...always, domain }));
  const ofDomain = await sheetOn(domain);
  expect(ofDomain).not.toBe(published);
  expect(await sheetOn(null)).toBe(published);
  const third = await value(save(themeText(presets.modern), second.revision));
  const days = { startsOn: '2020-01-01', endsOn: '2090-01-01', isYearly: false };
  const { variations } = await value(add(third.revision, days));
  expect(await sheetOn(domain)).not.toBe(ofDomain);
  const id = variations[0]?.id ?? 0;
  await value(caller.result('theme.removeVariation', { id }, staff('theme')));
  expect(await sheetOn(domain)).toBe(ofDomain);
});

test('a site has the theme of the requested domain, and follows a change at once', async () => {
  const create = (deps: ServiceDependencies) => ({
    ...createThemeHandlers(deps, logTheme),
    ...createSiteHandlers(deps),
  });
  const shop = createCaller(database.db, create, { domains: ['https://second.test'] });
  const sheetOn = async (host: string) =>
    (await shop.call('master.domainDetect', { host })).theme?.sheet;
  const { revision } = await value(save(source, 0));
  expect(await sheetOn('second.test')).toBeUndefined();
  const rule = { name: 'Second', domain: 'second.test', startsOn: null, endsOn: null };
  const { variations } = await value(
    shop.result('theme.addVariation', { ...rule, isYearly: false, revision }, staff('theme')),
  );
  expect(await sheetOn('second.test')).toMatch(/^\/theme\//);
  expect(await sheetOn('localhost:3000')).toBeUndefined();
  expect(await sheetOn('elsewhere.test')).toBeUndefined();
  const id = variations[0]?.id ?? 0;
  await value(shop.result('theme.removeVariation', { id }, staff('theme')));
  expect(await sheetOn('second.test')).toBeUndefined();
});

test('a program gets the theme of the domain in its Referer unless it names a host · API-027', async () => {
  const domains = ['https://second.test'];
  const api = await openApi({ ...caller.deps, domains });
  onTestFinished(() => api.close());
  const sheetOf = async (referer: string, fields: object = {}) => {
    const detect = 'POST /api/v2/master/domainDetect';
    return (await api.data<DomainConfig>(detect, fields, { referer })).theme?.sheet;
  };
  const { revision } = await value(save(source, 0));
  const shop = createCaller(database.db, (deps) => createThemeHandlers(deps, logTheme), {
    domains,
    cache: caller.deps.cache,
  });
  const rule = { name: 'Second', domain: 'second.test', startsOn: null, endsOn: null };
  await value(
    shop.result('theme.addVariation', { ...rule, isYearly: false, revision }, staff('theme')),
  );
  expect(await sheetOf('https://second.test/en/about?a=1')).toMatch(/^\/theme\//);
  expect(await sheetOf('https://second.test/', { host: 'localhost:3000' })).toBeUndefined();
  for (const referer of ['http://localhost:3000/', 'https://elsewhere.test/', 'second.test']) {
    expect(await sheetOf(referer), referer).toBeUndefined();
  }
});

test('a site has the styles of blocks, as published or of its domain', async () => {
  const create = (deps: ServiceDependencies) => ({
    ...createThemeHandlers(deps, logTheme),
    ...createSiteHandlers(deps),
  });
  const shop = createCaller(database.db, create, { domains: ['https://second.test'] });
  const sectionsOn = async (host: string) =>
    (await shop.call('master.domainDetect', { host })).sections;
  expect(await sectionsOn('second.test')).toBeUndefined();
  const warm = themeText(withSections(presets.editorial, 'hero', { background: 'warm' }));
  const first = await value(save(warm, 0));
  await value(shop.result('theme.publish', first, staff('theme')));
  expect(await sectionsOn('localhost:3000')).toEqual({ hero: { background: 'warm' } });
  const dark = themeText(withSections(presets.editorial, 'hero', { background: 'inverse' }));
  const second = await value(save(dark, first.revision));
  const rule = { name: 'Second', domain: 'second.test', startsOn: null, endsOn: null };
  await value(
    shop.result('theme.addVariation', { ...rule, ...second, isYearly: false }, staff('theme')),
  );
  expect(await sectionsOn('second.test')).toEqual({ hero: { background: 'inverse' } });
  expect(await sectionsOn('localhost:3000')).toEqual({ hero: { background: 'warm' } });
});

test('days and theme of a season can be changed, and its file is found by the address of its sheet', async () => {
  const { revision } = await value(save(source, 0));
  const { variations } = await value(add(revision, {}));
  const id = variations[0]?.id ?? 0;
  const next = await value(save(themeText(presets.technical), revision));
  const days = { ...christmas, startsOn: '2020-01-01', endsOn: '2090-01-01', isYearly: false };
  const changed = await value(
    caller.result(
      'theme.changeVariation',
      { ...days, id, revision: next.revision },
      staff('theme'),
    ),
  );
  expect(changed.variations).toMatchObject([{ ...days, theme: 'Technical', isLive: true }]);
  const shown = (await readThemeWithSheet(caller.deps)).published;
  const hash = hashOfSheet(shown?.sheet ?? '') ?? '';
  expect(await readThemeSource(caller.deps, hash)).toBe(themeText(presets.technical));
  expect(await value(caller.result('theme.variation', { id }, staff('theme')))).toEqual({
    source: themeText(presets.technical),
  });
});

test('a season with wrong days or an unknown domain is refused', async () => {
  const { revision } = await value(save(source, 0));
  const refused = async (rule: object) => {
    const found = await add(revision, rule);
    return found.ok ? null : (found.error as { field?: string }).field;
  };
  expect(await refused({ name: ' ' })).toBe('name');
  expect(await refused({ endsOn: '2090-12-01' })).toBe('endsOn');
  expect(await refused({ domain: 'elsewhere.example' })).toBe('domain');
  expect(await refused({ startsOn: null, endsOn: null, isYearly: false })).toBe('startsOn');
});

test('who made, changed and took back themes is in the log of changes, with what changed', async () => {
  const { revision } = await value(save(source, 0));
  const { variations } = await value(add(revision, {}));
  const id = variations[0]?.id ?? 0;
  const next = { ...christmas, name: 'Advent', id };
  await value(caller.result('theme.changeVariation', next, staff('theme')));
  await value(caller.result('theme.removeVariation', { id }, staff('theme')));
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const planned = await value(caller.result('theme.publish', { revision, at }, staff('theme')));
  await value(caller.result('theme.cancel', { id: planned.id }, staff('theme')));
  const changes = await database.db
    .selectFrom('changes')
    .select(['actor_id', 'collection', 'record_id', 'action', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  const season = { actor_id: member.id, collection: 'theme-variations', record_id: String(id) };
  const version = {
    actor_id: member.id,
    collection: 'theme-versions',
    record_id: String(planned.id),
  };
  expect(changes.toReversed()).toMatchObject([
    { ...season, action: 'create', before: {}, after: { ...christmas, theme: 'Editorial' } },
    { ...season, action: 'change', before: { name: 'Christmas' }, after: { name: 'Advent' } },
    { ...season, action: 'remove', before: { name: 'Advent', theme: 'Editorial' }, after: {} },
    { ...version, action: 'create', before: {}, after: { theme: 'Editorial', dueAt: at } },
    { ...version, action: 'remove', before: { theme: 'Editorial', dueAt: at }, after: {} },
  ]);
  expect(Object.keys(changes[3]?.after ?? {})).toEqual(['name']);
});

test('staff without the scope neither read nor change the theme', async () => {
  const other = staff('orders');
  const forbidden = { ok: false, error: { code: 'forbidden' } };
  expect(await caller.result('theme.get', {}, other)).toEqual(forbidden);
  expect(await caller.result('theme.saveDraft', { source, revision: 0 }, other)).toEqual(forbidden);
  expect(await caller.result('theme.publish', { revision: 0 }, other)).toEqual(forbidden);
  expect(await caller.result('theme.versions', {}, other)).toEqual(forbidden);
  expect(await caller.result('theme.restore', { id: 1 }, other)).toEqual(forbidden);
  expect(await caller.result('theme.version', { id: 1 }, other)).toEqual(forbidden);
  expect(await caller.result('theme.cancel', { id: 1 }, other)).toEqual(forbidden);
  expect(await caller.result('theme.variations', {}, other)).toEqual(forbidden);
  expect(await caller.result('theme.variation', { id: 1 }, other)).toEqual(forbidden);
  expect(await caller.result('theme.addVariation', { ...christmas, revision: 0 }, other)).toEqual(
    forbidden,
  );
  expect(await caller.result('theme.changeVariation', { ...christmas, id: 1 }, other)).toEqual(
    forbidden,
  );
  expect(await caller.result('theme.removeVariation', { id: 1 }, other)).toEqual(forbidden);
});
