import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import { isAllowedAt } from '#schemas/editing/slots.ts';
import { seedSite } from '#server/db/seed.ts';
import { readEditDocuments } from '#server/services/editing/edit-documents.ts';
import { readPositions, readTemplateSlugs, ruleAt } from '#server/services/editing/positions.ts';
import { draftProblems } from '#server/services/editing/problems.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { blockRules, builtBlocks } from './block-rules.ts';

let database: TestDatabase;
const rules = blockRules(builtBlocks);
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, createSite(), null);
});
afterAll(() => database.drop());

test('every document of the demo site can be published as it is', async () => {
  const { db } = database;
  const keys = (await readEditDocuments(db, null)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(20);
  const problems = await draftProblems({ db, blocks: rules }, keys);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(problems.filter(({ code }) => code.startsWith('block'))).toEqual([]);
});

test('every block of the demo site is in an allowed position', async () => {
  const { db } = database;
  const keys = (await readEditDocuments(db, null)).map(({ key }) => key);
  const templates = await readTemplateSlugs(db, keys);
  const places = await readPositions(db, keys);
  const misplaced = [...places.values()].filter((node) => {
    const rule = ruleAt(node, places, rules.models, templates);
    return !isAllowedAt(rule, rules.models[node.handler], node.handler, 0).ok;
  });
  expect(misplaced).toEqual([]);
});
