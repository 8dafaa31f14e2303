import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBlocks } from '#server/testing/blocks.ts';
import { newNode, openTestSite, page, type TestSite, the } from '#server/testing/editor.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { blockRules, builtBlocks } from '../block-rules.ts';
import { readAddedBlocks } from './read-added-blocks.ts';

const examples = new URL('../../fixtures/added-blocks/', import.meta.url).pathname;
const type = 'model-scale';
const models = { ...testBlocks.models };
const validators = { ...testBlocks.validators };

let database: TestDatabase;
let site: TestSite;
beforeAll(async () => {
  const added = blockRules(await readAddedBlocks(examples, builtBlocks));
  Object.assign(models, { [type]: added.models[type] });
  Object.assign(validators, { [type]: added.validators[type] });
  database = await createTestDatabase();
  site = await openTestSite(database.db, { models, validators });
});
afterAll(() => database.drop());

const options = { title: 'Bracera', lengths: [{ id: 'mast', label: 'Jarbol', cm: 22 }] };
const translations = { en: { title: 'A bracera', 'lengths/mast/label': 'Mast' } };

const problems = async () => {
  const { problems } = await site.admin.call('publication.publish', {
    document: page,
    languages: ['hr', 'en'],
  });
  return problems.filter(({ node }) => node === 'mjerilo').map(({ code }) => code);
};

const shown = async (language: 'hr' | 'en') => {
  const requested = { slug: 'naslovnica' };
  const { elements } = await site.admin.call('cms.screenDocument', requested, language);
  return elements[0]?.parts['main']?.find(({ id }) => id === 'mjerilo');
};

test('an added block is saved, checked and published like any other, and its elements outlive its file', async () => {
  await site.admin.put(newNode('mjerilo', { handler: type, version: 2, options, translations }));
  expect(await problems()).toEqual([]);
  expect((await shown('en'))?.options).toMatchObject({ title: 'A bracera' });

  const stored = the(await site.admin.open(page), 'mjerilo');
  const broken = { ...stored, options: { ...options, scale: 0 } };
  await expect(site.admin.put(broken)).rejects.toThrow(/"scale".*"blockOptionsInvalid"/);

  delete models[type];
  delete validators[type];
  const left = the(await site.admin.open(page), 'mjerilo');
  expect(left).toMatchObject({ handler: type, version: 2, options, translations });
  await site.admin.put({ ...left, order: 'm' });
  expect(the(await site.admin.open(page), 'mjerilo')).toMatchObject({ options, translations });
  expect((await shown('en'))?.options).toMatchObject({ title: 'A bracera' });
});
