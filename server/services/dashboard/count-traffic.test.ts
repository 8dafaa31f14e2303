import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { countTraffic } from './count-traffic.ts';

/** A shop whose pages respond immediately; `/missing` is not found. */
async function visited(headers: Record<string, string>, url = '/shop') {
  const seen = { visits: 0, slow: [] as string[] };
  const app = Fastify();
  countTraffic(app, {
    addVisit: () => {
      seen.visits += 1;
    },
    addSlowPage: (path) => seen.slow.push(path),
    flush: async () => undefined,
  });
  app.get('/*', (request, reply) =>
    reply.code(request.url === '/missing' ? 404 : 200).send('page'),
  );
  await app.inject({ url, headers });
  await app.close();
  return seen.visits;
}

const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

test.each([
  ['a typed address', opened],
  ['a link from elsewhere', { ...opened, 'sec-fetch-site': 'cross-site' }],
])('%s is a visit', async (_, headers) => {
  expect(await visited(headers)).toBe(1);
});

test.each([
  ['a link of the shop', { ...opened, 'sec-fetch-site': 'same-origin' }],
  ['a prefetched page', { ...opened, 'sec-purpose': 'prefetch' }],
  ['a robot', { ...opened, 'user-agent': 'ExampleBot/1.0' }],
  ['a client that is no browser', {}],
])('%s is no visit', async (_, headers) => {
  expect(await visited(headers)).toBe(0);
});

test('a page that does not exist is no visit', async () => {
  expect(await visited(opened, '/missing')).toBe(0);
});
