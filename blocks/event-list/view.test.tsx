import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import current from './fixtures/current.json' with { type: 'json' };

const { events } = current.data;

test('each event has title, excerpt, place, time and a link by its id · EVENT-01', async () => {
  const html = await renderBlock('event-list');
  const cards = html.match(/<article.*?<\/article>/gs) ?? [];
  expect(events.length).toBeGreaterThan(1);
  expect(cards).toHaveLength(events.length);
  for (const [index, { id, title, excerpt, location, dateFrom }] of events.entries()) {
    const card = cards[index];
    expect(card).toMatch(new RegExp(`<a [^>]*href="/dogadjaj/${id}"`));
    for (const text of [title, excerpt, location, `dateTime="${dateFrom}"`]) {
      expect(card).toContain(text);
    }
  }
});

test('more events are on the next page, while there is one · EVENT-01', async () => {
  const page = { path: '/dogadjaji' };
  const data = { events, nextPage: 2 };
  expect(await renderBlock('event-list', { data, page })).toContain('href="/dogadjaji?page=2"');
  const last = { events, nextPage: null };
  expect(await renderBlock('event-list', { data: last, page })).not.toContain('?page=');
});
