import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from './prepare.mjs';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a shop with this configuration; returns the output of `npm start`. */
function start(...lines: readonly string[]) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/site-'));
  if (lines.length > 0) writeFileSync(join(folder, 'izlog.config.ts'), lines.join('\n'));
  const { status, stderr } = spawnSync(process.execPath, ['app/scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, SITE: folder, IZLOG_DIST: relative(root, join(folder, 'dist')) },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
}

const file = () => `${relative(root, folder)}/izlog.config.ts`;

const site = (change: Readonly<Record<string, string>> = {}) => {
  const values = {
    name: "'Quay'",
    languages: "[{ code: 'en' }]",
    currencies: "[{ code: 'GBP' }]",
    markets: "[{ code: 'gb', countries: ['GB'], rules: 'gb' }]",
    timeZone: "'Europe/London'",
    country: "'GB'",
    orderPrefix: "'QU'",
    ...change,
  };
  return [
    'export const site = {',
    ...Object.entries(values).map(([key, value]) => `  ${key}: ${value},`),
    '};',
  ];
};

test('a folder without a site ends the start with one sentence', () => {
  expect(start()).toEqual({
    status: 1,
    lines: [`${file()} does not exist. SITE names the folder of a site (docs/own-site.md).`],
  });
});

test('every mistake of a site is a sentence with file and line when the shop starts', () => {
  const { status, lines } = start(
    ...site({
      languages: "[{ code: 'xx' }]",
      currencies: "[{ code: 'HRK' }]",
      markets: "[{ code: 'gb', countries: ['GB'], rules: 'mars' }]",
      shade: '1',
    }),
  );
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^\S+:9 A site has no `shade`\. It has name, languages/),
    `${file()}:3 "xx" is no BCP 47 tag of a language that Izlog knows.`,
    `${file()}:4 "HRK" is no ISO 4217 code of a currency.`,
    `${file()}:5 The market "gb" names unknown rules "mars". Known are eu, gb, hr, us.`,
  ]);
});

test.each([
  ['throws', site({ country: "(() => { throw new Error('No mast.'); })()" }), ':7 No mast.'],
  ['is no program', ['export const site = {', '  name: ;', '};'], ':2 Unexpected ";"'],
  ['exports nothing', ['export {};'], ':1 The file must export a site: export const site ='],
])('a configuration that %s ends the start with its place', (_case, lines, sentence) => {
  const { status, lines: output } = start(...lines);
  expect(status).toBe(1);
  expect(output).toEqual([expect.stringContaining(`${file()}${sentence}`)]);
});
