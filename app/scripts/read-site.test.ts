import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root, siteFolder } from './prepare.mjs';
import { readSite, siteFacts, siteParts } from './read-site.mjs';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reads a site whose configuration holds these lines. */
function read(...lines: readonly string[]) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/site-'));
  const start = [
    "import { defineSite } from '#schemas/site/define-site.ts';",
    '',
    'export const site =',
  ];
  const source = [start.slice(0, 2).join('\n'), `${start[2]} defineSite({`, ...lines, '});'];
  writeFileSync(join(folder, 'izlog.config.ts'), source.join('\n'));
  return readSite(folder);
}

const right = {
  name: "  name: 'Luka',",
  languages: "  languages: [{ code: 'en', locale: 'en-US' }, { code: 'ar', fallback: ['en'] }],",
  currencies: "  currencies: [{ code: 'KWD' }, { code: 'HUF', digits: 0 }],",
  markets: "  markets: [{ code: 'us', countries: ['US', 'PR'], rules: 'us' }],",
  timeZone: "  timeZone: 'America/New_York',",
  country: "  country: 'US',",
  orderPrefix: "  orderPrefix: 'WS',",
  content: '  content: { data: async () => ({}) as never },',
};

const wrong = (change: Partial<typeof right>) => read(...Object.values({ ...right, ...change }));

test('the first language of a site is the default, names and digits follow from the codes', async () => {
  const site = await read(...Object.values(right));
  expect(site.languages).toEqual([
    { code: 'en', wire: 'eng', name: 'English', locale: 'en-US', pricePattern: '¤\u00a00' },
    {
      code: 'ar',
      wire: 'ara',
      name: 'العربية',
      locale: 'ar',
      fallback: ['en'],
      isRightToLeft: true,
    },
  ]);
  expect(site.currencies).toEqual([
    { code: 'KWD', digits: 3 },
    { code: 'HUF', digits: 0 },
  ]);
  expect(site.markets).toEqual([{ code: 'us', countries: ['US', 'PR'], rules: 'us' }]);
  expect(site.law).toEqual({
    lowestPriceDays: null,
    withdrawalDays: null,
    hasTaxNumber: false,
    taxNumberHint: null,
  });
  expect(site.taxes).toBe('included');
  expect(site.timeZone).toBe('America/New_York');
});

test('a process reads its site once, however many plugins use its facts', async () => {
  expect(siteFacts()).toBe(siteFacts());
  expect(await siteFacts()).toEqual(await readSite());
});

test('the facts hold no content and no other part of the configuration', async () => {
  const site = await readSite(siteFolder({}));
  expect(Object.keys(site).sort()).toEqual([
    'country',
    'currencies',
    'domains',
    'hasOfflinePages',
    'languages',
    'law',
    'markets',
    'name',
    'orderPrefix',
    'taxes',
    'timeZone',
  ]);
});

test.each([
  ['an unknown key', { country: "  country: 'US',\n  shade: 1," }, ':10 A site has no `shade`.'],
  ['no language', { languages: '  languages: [] as never,' }, ':5 A site needs at least one'],
  [
    'a language twice',
    { languages: "  languages: [{ code: 'en' }, { code: 'en' }]," },
    ':5 The language "en" is listed twice.',
  ],
  [
    'a fallback that is no language',
    { languages: "  languages: [{ code: 'en', fallback: ['English!'] }]," },
    ':5 The fallback of "en" must be',
  ],
  [
    'a language without a code',
    { languages: "  languages: [{ locale: 'en-GB' } as never]," },
    ':5 A language needs a `code`.',
  ],
  [
    'an unknown key of a language',
    { languages: "  languages: [{ code: 'en', local: 'en-GB' } as never]," },
    ':5 The language "en" has no `local`. It has code, locale, fallback, pricePattern.',
  ],
  [
    'an unknown key of a currency',
    { currencies: "  currencies: [{ code: 'EUR', sign: '€' } as never]," },
    ':6 The currency "EUR" has no `sign`. It has code, digits.',
  ],
  ['an unknown language', { languages: "  languages: [{ code: 'xx' }]," }, ':5 "xx" is no BCP 47'],
  ['no currency', { currencies: '  currencies: [] as never,' }, ':6 A site needs at least one'],
  [
    'an unknown currency',
    { currencies: "  currencies: [{ code: 'HRK' }]," },
    ':6 "HRK" is no ISO 4217 code of a currency.',
  ],
  [
    'a currency twice',
    { currencies: "  currencies: [{ code: 'EUR' }, { code: 'EUR' }]," },
    ':6 The currency "EUR" is listed twice.',
  ],
  [
    'half a digit',
    { currencies: "  currencies: [{ code: 'EUR', digits: 1.5 }]," },
    ':6 The digits of EUR must be a whole number from 0 to 4.',
  ],
  [
    'an unknown kind of taxes',
    { country: "  country: 'US',\n  taxes: 'none' as never," },
    ":10 `taxes` must be 'included' or 'added'.",
  ],
  ['an unknown time zone', { timeZone: "  timeZone: 'Sea/Atlantis'," }, ':8 `timeZone` must be'],
  ['a country in words', { country: "  country: 'Croatia'," }, ':9 `country` must be an ISO'],
  ['content without data', { content: '  content: {} as never,' }, ':11 `content` must hold a'],
])('%s is refused with file, line and what to do', async (_case, change, text) => {
  await expect(wrong(change)).rejects.toThrow(`izlog.config.ts${text}`);
});

test.each([
  ['no market', '[] as never', 'A site needs at least one market.'],
  [
    'a market without rules',
    "[{ code: 'us', countries: ['US'] } as never]",
    'needs `rules`: eu, gb, hr, us.',
  ],
  [
    'unknown rules',
    "[{ code: 'us', countries: ['US'], rules: 'mars' as never }]",
    'The market "us" names unknown rules "mars". Known are eu, gb, hr, us.',
  ],
  [
    'a country in two markets',
    "[{ code: 'a', countries: ['US'], rules: 'us' }, { code: 'b', countries: ['US'], rules: 'eu' }]",
    'The country US is in two markets.',
  ],
  [
    'a market without countries',
    "[{ code: 'us', countries: [], rules: 'us' }]",
    'needs `countries`',
  ],
  [
    'a market without the own country',
    "[{ code: 'eu', countries: ['AT'], rules: 'eu' }]",
    "No market has the shop's own country, US.",
  ],
  [
    'an unknown key of a market',
    "[{ code: 'us', countries: ['US'], rules: 'us', currency: 'USD' } as never]",
    'The market "us" has no `currency`. It has code, countries, rules.',
  ],
])('%s is refused at the markets of the site', async (_case, markets, text) => {
  const reading = wrong({ markets: `  markets: ${markets},` });
  await expect(reading).rejects.toThrow(/izlog\.config\.ts:7 /);
  await expect(reading).rejects.toThrow(text);
});

const parts = (...lines: readonly string[]) =>
  wrong({ country: ["  country: 'US',", ...lines].join('\n') });

test.each([
  [
    'a domain with a path',
    "  domains: ['https://a.example', 'https://b.example/shop'],",
    ':10 "https://b.example/shop" is no address without a path',
  ],
  ['a domain without a scheme', "  domains: ['shop.example'],", ':10 "shop.example" is no address'],
  [
    'a domain twice',
    "  domains: ['https://a.example', 'https://a.example/'],",
    ':10 The domain "https://a.example" is listed twice.',
  ],
  [
    'domains that are no list',
    "  domains: 'https://a.example' as never,",
    ':10 `domains` must be a list',
  ],
  [
    'an unknown key of blocks',
    '  blocks: { only: [] } as never,',
    ':10 `blocks` has no `only`. It has hidden.',
  ],
  ['blocks that are a list', '  blocks: [] as never,', ':10 `blocks` must be an object'],
  [
    'hidden blocks that are no list',
    "  blocks: { hidden: 'hero' as never },",
    ':10 `hidden` must be a list',
  ],
  [
    'an unknown hidden block',
    "  blocks: { hidden: ['hero', 'heroine'] },",
    ':10 There is no block "heroine" to hide.',
  ],
  [
    'a plugin without a folder',
    "  plugins: ['plugins/gauges'],",
    ':10 The plugin "gauges" has no folder ',
  ],
  [
    'a plugin in capitals',
    "  plugins: ['plugins/Gauges'],",
    ':10 The folder of the plugin "plugins/Gauges" must be named in small letters',
  ],
  [
    'two plugins of one name',
    "  plugins: ['a/gauges', 'b/gauges/'],",
    ':10 Two plugins are named "gauges".',
  ],
  [
    'plugins that are no list',
    '  plugins: {} as never,',
    ':10 `plugins` must be a list of folders',
  ],
  [
    'a plugin that brings nothing',
    "  plugins: ['../../schemas'],",
    ':10 The plugin "schemas" has none of the folders blocks, texts, ornaments.',
  ],
])('%s is refused with file and line', async (_case, line, text) => {
  await expect(parts(line)).rejects.toThrow(`izlog.config.ts${text}`);
});

test('an error of a list names the line of the value', async () => {
  const lines = ['  domains: [', "    'https://a.example',", "    'shop',", '  ],'];
  await expect(parts(...lines)).rejects.toThrow('izlog.config.ts:12 "shop" is no address');
});

test('domains, hidden blocks and plugins are read from the site', async () => {
  const site = await parts(
    "  domains: ['https://a.example', 'https://b.example/'],",
    "  blocks: { hidden: ['hero'] },",
    "  plugins: ['../../fixtures/workshop/plugins/gauges'],",
  );
  expect(site.domains).toEqual(['https://a.example', 'https://b.example']);
  expect(await siteParts(folder)).toEqual({
    plugins: [{ name: 'gauges', folder: join(root, 'fixtures/workshop/plugins/gauges') }],
    hiddenBlocks: ['hero'],
  });
});

test('a configuration that throws ends with its own message', async () => {
  await expect(
    wrong({ name: "  name: ((): string => { throw new Error('No mast.'); })()," }),
  ).rejects.toThrow(/izlog\.config\.ts:\d+ No mast\.$/);
});
