import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createStatementCounter } from '#tests/support/statement-counter.ts';
import { newNode, openTestSite, page, type TestSite } from '../../testing/editor.ts';

let database: TestDatabase;
let site: TestSite;
const { plugin, count } = createStatementCounter();

beforeAll(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db.withPlugin(plugin));
});
afterAll(() => database.drop());

const publish = () =>
  site.admin.call('publication.publish', { document: page, languages: ['hr', 'en', 'de'] });

const nodes = (name: string, much: number) =>
  Array.from({ length: much }, (_, at) => newNode(`${name}${at}`, { order: `k${at}V` }));

/** Number of statements to save and to publish this many new blocks. */
async function statements(name: string, much: number) {
  const [saved] = await count(() => site.admin.put(...nodes(name, much)));
  const [published] = await count(publish);
  return { saved, published };
}

test('saving and publishing take as many statements for forty blocks as for one', async () => {
  await publish();
  const one = await statements('one', 1);
  expect(await statements('many', 40)).toEqual(one);
  expect(one).toEqual({ saved: 9, published: 16 });
});
