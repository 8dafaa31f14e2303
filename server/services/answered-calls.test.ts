import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint, endpointNames } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createTagCache } from '../cache/tag-cache.ts';
import { createBucket } from '../media/bucket.ts';
import { localFiles } from '../media/local-files.ts';
import { createMediaStore } from '../media/media-store.ts';
import { createServices } from './services.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('implements every call of the contract except those for developers', () => {
  const { db } = database;
  const { handlers } = createServices({
    db,
    readDb: db,
    cache: createTagCache(),
    logger: pino({ level: 'silent' }),
    publicUrl: 'http://shop.test',
    store: createMediaStore(localFiles('media')),
    bucket: createBucket(localFiles('incoming'), async () => Buffer.alloc(32)),
  });
  const unanswered = endpointNames.filter((name) => !(name in handlers));
  const elsewhere = unanswered.filter((name) => endpoint(name).access === 'development');
  expect(unanswered).toEqual(elsewhere);
  expect(elsewhere).toHaveLength(4);
});
