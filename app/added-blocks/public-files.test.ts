import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { validatorPart } from '#editor/added/validator-parts.ts';
import { addedOnPage } from '#runtime/page/added-on-page.ts';
import type { PageNode } from '#runtime/page/payload.ts';
import type { HydrateMode } from '#schemas/block/model.ts';
import { pageOf } from '#tests/support/page.ts';
import { builtBlocks } from '../block-rules.ts';
import { createAssets } from '../storefront/assets.ts';
import { withoutStatic } from '../storefront/render-page.tsx';
import { importSource } from './import-source.ts';
import { publicFiles } from './public-files.ts';
import { readAddedBlocks } from './read-added-blocks.ts';

const examples = new URL('../../fixtures/added-blocks/', import.meta.url).pathname;

async function open() {
  const { added } = await readAddedBlocks(examples, builtBlocks);
  const files = publicFiles(added);
  const app = Fastify();
  files.routes(app);
  return { app, paths: files.added?.['model-scale'] };
}

test('its browser files have content hashes in their names and are cached forever', async () => {
  const { app, paths } = await open();
  const styles = await app.inject(paths?.styles ?? '');
  expect(paths?.styles).toMatch(/^\/assets\/added\/model-scale-[\w-]{10}\.css$/);
  expect(styles.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(styles.body).toMatch(/^@layer plugin \{\n[^]+\}$/);
  const module = await app.inject(paths?.module ?? '');
  expect(module.headers['content-type']).toMatch(/javascript/);
  expect(module.body).toContain('export function block(kit)');
  expect((await app.inject('/assets/added/model-scale-0000000000.js')).statusCode).toBe(404);
});

test('its validator runs without a compiler and fills defaults', async () => {
  const { app, paths } = await open();
  const { body } = await app.inject(paths?.validator ?? '');
  expect(body).not.toMatch(/new Function|\beval\b|\bimport\b/);
  const module = await importSource<{
    validator: (part: typeof validatorPart) => (options: unknown) => boolean;
  }>(body);
  const validate = module.validator(validatorPart);
  const options = { title: 'Bracera', lengths: [] };
  expect(validate(options)).toBe(true);
  expect(options).toMatchObject({ text: '', scale: 48 });
  expect(validate({ ...options, scale: 1.5 })).toBe(false);
});

test('a shop without such blocks does not mention them', () => {
  expect(publicFiles([]).added).toBeUndefined();
  expect(addedOnPage([nodeOf('none')], undefined)).toEqual({});
});

const nodeOf = (hydrate: HydrateMode, type = 'model-scale'): PageNode => ({
  id: 'a',
  type,
  hydrate,
  meta: {},
  options: {},
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
});

const manifest = {
  'app/boot.ts': { file: 'assets/boot.js' },
  'app/browser.tsx': { file: 'assets/browser.js' },
  'runtime/browser/added-views.ts': { file: 'assets/added-views.js' },
  'runtime/added/fetch-added-block.ts': { file: 'assets/added-block.js' },
};

test.each<readonly [HydrateMode, boolean, boolean]>([
  ['none', false, false],
  ['visible', true, false],
  ['load', true, true],
])('with hydrate %s the page runs its code: %s, at once: %s', async (hydrate, runs, atOnce) => {
  const { paths } = await open();
  const added = paths && { 'model-scale': paths };
  const within = { ...nodeOf(hydrate, 'section'), slots: { main: [nodeOf(hydrate)] } };
  const page = { ...pageOf([within]), ...addedOnPage([within], added) };
  expect(page.added).toEqual(added);
  const tags = createAssets(manifest).headTags(page).join('');
  expect(tags).toContain(`<link rel="stylesheet" href="${paths?.styles}">`);
  expect(tags.includes('/assets/added-views.js /assets/added-block.js')).toBe(runs);
  expect(tags.includes(`${paths?.module}`)).toBe(atOnce);
  expect(withoutStatic(page).added).toEqual(runs ? added : undefined);
  const plain = createAssets(manifest)
    .headTags(pageOf([nodeOf('load', 'tabs')]))
    .join('');
  expect(plain).not.toContain('added');
});
