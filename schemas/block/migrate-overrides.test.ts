import { expect, test } from 'vitest';
import type { JsonObject } from '../document/element.ts';
import { joinOptions, migrateOverrides } from './migrate-overrides.ts';
import { renameField } from './rename-field.ts';

const withTone = (options: JsonObject): JsonObject => ({ tone: 'sea', ...options });
const model = {
  migrations: [renameField('heading', 'title'), withTone, renameField('button/label', 'text')],
};

test.each([
  [1, { heading: 'Bura' }, { title: 'Bura' }],
  [1, { button: { label: 'Kupi' } }, { button: { text: 'Kupi' } }],
  [2, { heading: 'Bura' }, { heading: 'Bura' }],
  [1, {}, {}],
])('overrides of version %i are migrated and gain no other fields', (version, options, now) => {
  expect(migrateOverrides(model, { version, options }, 4)).toEqual(now);
});

test('shared options and local overrides are merged under the later version', () => {
  const shared = { version: 4, options: { title: 'Bura', tone: 'ink' } };
  const own = { version: 1, options: { heading: 'Jugo' } };
  const joined = { version: 4, options: { title: 'Jugo', tone: 'ink' } };
  expect(joinOptions(model, shared, own)).toEqual(joined);
  const older = { version: 1, options: { heading: 'Bura' } };
  const newer = { version: 4, options: { tone: 'ink' } };
  expect(joinOptions(model, older, newer)).toEqual({
    version: 4,
    options: { title: 'Bura', tone: 'ink' },
  });
});

test('a migration that throws leaves overrides unchanged', () => {
  const broken = {
    migrations: [
      ({ items }: JsonObject): JsonObject => ({ items: (items as readonly string[]).slice(1) }),
    ],
  };
  const options = { title: 'Bura' };
  expect(migrateOverrides(broken, { version: 1, options }, 2)).toEqual(options);
});
