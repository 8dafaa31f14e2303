import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchDemo } from '#tests/support/search-demo.ts';

interface Query {
  readonly q: string;
  readonly find: readonly string[];
}

const file = new URL('../../../fixtures/museum/natural-queries.json', import.meta.url);
const queries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly Query[]>;

test.each(Object.keys(queries))(
  'what shoppers type in %s finds what they mean: small words, plurals, compounds, typos, materials',
  async (language) => {
    const search = await searchDemo(language);
    const missed = (queries[language] ?? []).filter(
      ({ q, find }) => !find.every((name) => search(q).some(({ title }) => title === name)),
    );
    expect(missed.map(({ q }) => q)).toEqual([]);
  },
);
