import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ornamentNames } from '#schemas/theme/token-list.ts';
import { emblemModule, findOrnaments, ornamentSheet } from './ornaments.mjs';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'izlog-ornaments-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="7"><path d="M0 0h36v7H0z"/></svg>';

function write(path: string, text = tile): void {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const found = () => findOrnaments(site, ornamentNames);

test('a site without drawings has none', async () => {
  expect(await ornamentSheet(found())).toBe('');
  expect(emblemModule(found())).toContain('emblemNames = []');
});

test('a drawing of the site wins over one of its theme', () => {
  write('theme/ornaments/ground.svg');
  write('theme/ornaments/rating.svg');
  write('ornaments/ground.svg');
  expect([...found()].map(([place, file]) => `${place} ${file.slice(site.length)}`)).toEqual([
    'ground /ornaments/ground.svg',
    'rating /theme/ornaments/rating.svg',
  ]);
});

test('only a drawing of the ground asks for room behind a title', async () => {
  write('ornaments/rating.svg');
  expect(await ornamentSheet(found())).not.toContain('-room');
  write('ornaments/ground.svg');
  expect(await ornamentSheet(found())).toContain('--drawing-ground-room: 100vb');
});

const inPlugins = () => {
  const plugins = ['gauges', 'dials'].map((name) => ({ name, folder: join(site, name) }));
  return findOrnaments(site, ornamentNames, plugins);
};

test('a drawing of a plugin gives way to one of the theme and of the site', () => {
  for (const place of ['ground', 'rating', 'empty']) write(`gauges/ornaments/${place}.svg`);
  write('theme/ornaments/ground.svg');
  write('ornaments/rating.svg');
  expect([...inPlugins()].map(([place, file]) => `${place} ${file.slice(site.length)}`)).toEqual([
    'empty /gauges/ornaments/empty.svg',
    'ground /theme/ornaments/ground.svg',
    'rating /ornaments/rating.svg',
  ]);
});

test('drawings of one place in two plugins stop the build and both are named', () => {
  write('gauges/ornaments/empty.svg');
  write('dials/ornaments/empty.svg');
  expect(inPlugins).toThrow(
    /gauges\/ornaments\/empty\.svg and .*dials\/ornaments\/empty\.svg both/,
  );
});

test('two drawings of one place stop the build and both are named', () => {
  write('ornaments/empty.svg');
  write('ornaments/empty.tsx', 'export const View = () => null;');
  expect(found).toThrow(/empty\.svg and .*empty\.tsx both draw "empty"/);
});

test('a drawing of an unknown place stops the build with the places that exist', () => {
  write('ornaments/corner.svg');
  expect(found).toThrow(/no place "corner"; places are frame, divider/);
});

test('a frame has a tile for its sides, and its size', async () => {
  write('ornaments/frame.svg');
  const sheet = await ornamentSheet(found());
  expect(sheet).toContain('--drawing-frame-block: 7px;');
  expect(decodeURIComponent(sheet)).toContain('width="7" height="72"');
});

test('a view is rendered in the build', async () => {
  const view = `import { createElement as h } from '${import.meta.resolve('react')}';
export const View = () => h('svg', { width: 8, height: 9 }, h('circle', { r: 4 }));`;
  write('ornaments/error.tsx', view);
  const sheet = decodeURIComponent(await ornamentSheet(found()));
  expect(sheet).toContain('<circle r="4"></circle>');
  expect(sheet).toContain('--drawing-error-inline: 8px;');
});

test('emblems have the names of the symbols in their sprite', () => {
  write('theme/ornaments/emblem.svg', '<svg><symbol id="a-1"/><symbol id="b"/></svg>');
  expect(emblemModule(found())).toContain('emblemNames = ["a-1","b"]');
});
