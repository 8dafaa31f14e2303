import { expect, test } from 'vitest';
import { demoWords } from './demo-words.mjs';

test.each([
  ['const place = "Zadar";', 'Zadar'],
  ["const zone = 'Europe/Zagreb';", 'Europe/Zagreb'],
  ['/** For example MM-2026-001001. */', 'MM-2'],
  ["if (language === 'hr') return 1;", "= 'hr'"],
  ['"kicker": "Uncharted waters"', 'Uncharted'],
  ['"searchHint": "Otisak, knjiga, svjetionik …"', 'svjetioni'],
  ['"help": "Part of the address, such as sea-charts."', 'sea-charts'],
  ["const filler = 'stranica';", "'stranica'"],
  ["  icon: 'anchor',", "icon: 'anchor'"],
  ['The office is in Zagreb.', 'Zagreb'],
  ["category.flag ?? 'kilo'", "'kilo'"],
  ['"legend": "Legenda"', ': "Legenda"'],
  ["placeholder: 'ime@primjer.hr'", '@primjer'],
  ["for (const language of ['en', 'de'])", "['en', 'de']"],
  ['/** Signal flag on cards and chips. */', 'Signal flag'],
  ["label: 'Ime broda',", 'broda'],
  ['/** `stara-luka_01.jpg` becomes `Stara luka 01`. */', 'stara-luka'],
  ['"coordinates": "44° 06,8′ N"', '44° 0'],
  ['"benefits/boat/text": "One autumn course"', 'boat'],
  ['{ "id": "lighthouse", "label": "Svjetionici" }', 'lighthouse'],
  ['"picture": "scene-harbour"', 'harbour'],
  ['"flag": "kilo"', '"kilo"'],
  ['/** Hudson Tool Works. */', 'Hudson'],
  ["currency: { code: 'EUR' },", "'EUR'"],
  ["language: 'hrv',", "'hrv'"],
  ["contactPhone: '+385 91 555 0101',", '+385'],
])('%s names the demo', (line, word) => {
  expect(demoWords([['server/a.ts', `\n${line}`]])).toEqual([
    `server/a.ts:2: "${word}" is a word of the demo`,
  ]);
});

test('an example of a block contains no words of the demo', () => {
  expect(demoWords([['blocks/a/fixtures/current.json', '"Muzej mora"']])).toEqual([
    'blocks/a/fixtures/current.json:1: "Muzej" is a word of the demo',
  ]);
});

test('dates as MM-DD, examples of tests and the currency of a law are not words of the demo', () => {
  expect(
    demoWords([
      ['schemas/a.ts', '/** Holidays as MM-DD. */'],
      ['server/testing/a.ts', "city: 'Zadar'"],
      ['schemas/markets/eu/payment-slip.ts', "currency: 'EUR'"],
    ]),
  ).toEqual([]);
});

test('the law of a market contains no names of the demo', () => {
  expect(demoWords([['schemas/markets/hr/rules.ts', "office: 'Zadar'"]])).toHaveLength(1);
});
