import { expect, test } from 'vitest';
import { fail, ok } from '#schemas/result.ts';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { readDomains } from './read-domains.ts';

const domains = Array.from({ length: 250 }, (_, index) => ({
  name: `shop-${index}.test`,
  url: `https://shop-${index}.test`,
}));

/** Gives at most a hundred rows, as the server does; `failing` is a page that it does not give. */
const serverOf = (all: typeof domains, failing = 0) =>
  fakeEditorApi({
    'master.domainFilter': ({ page = 1, limit = 10 }) => {
      if (page === failing) return fail('unavailable');
      const size = Math.min(limit, 100);
      const records = all.slice((page - 1) * size, page * size);
      return ok({ records, totalPages: Math.ceil(all.length / size), totalRecords: all.length });
    },
  });

test('reads every domain of a server that gives a hundred at once · API-028', async () => {
  expect(await readDomains(serverOf(domains))).toEqual(ok(domains));
});

test('reads one page where there is only one', async () => {
  const api = serverOf(domains.slice(0, 2));
  expect(await readDomains(api)).toEqual(ok(domains.slice(0, 2)));
  expect(api.calls).toHaveLength(1);
});

test('fails if one page fails, rather than show a part as the whole', async () => {
  expect(await readDomains(serverOf(domains, 1))).toEqual(fail('unavailable'));
  expect(await readDomains(serverOf(domains, 3))).toEqual(fail('unavailable'));
});
