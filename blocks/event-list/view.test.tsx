import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import current from './fixtures/current.json' with { type: 'json' };

const { events } = current.data;

test('each event has title, excerpt, place, time and a link by its id · EVENT-01 ROUTE-34', async () => {
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

test.each([
  ['en', '/en/event'],
  ['de', '/de/Veranstaltung'],
] as const)('in %s events link to %s with their id · ROUTE-34', async (language, path) => {
  const html = await renderBlock('event-list', { language });
  for (const { id, title } of events) {
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}/${id}"[^>]*>[^<]*${title}`));
  }
});

test('more events are on the next page, while there is one · EVENT-01', async () => {
  const page = { path: '/dogadjaji' };
  const list = { events, month: null, calendarMonth: '2026-12' };
  const data = { ...list, nextPage: 2 };
  expect(await renderBlock('event-list', { data, page })).toContain('href="/dogadjaji?page=2"');
  const last = { ...list, nextPage: null };
  expect(await renderBlock('event-list', { data: last, page })).not.toContain('?page=');
});

test('a month is a table of its days with their events, and a list for narrow screens · EVENT-01 ROUTE-34', async () => {
  const shown = {
    month: '2026-12',
    previous: '2026-11',
    next: null,
    today: '2026-12-09',
  };
  const data = {
    events: events.slice(0, 1),
    nextPage: null,
    month: shown,
    calendarMonth: '2026-12',
  };
  const options = { title: '', when: 'all', limit: 3, paged: false, isPageTitle: false };
  const html = await renderBlock('event-list', {
    data,
    options: { ...options, hasCalendar: true },
    page: { path: '/dogadjaji?month=2026-12' },
  });
  const cells = html.match(/<td.*?<\/td>|<td[^>]*\/>/gs) ?? [];
  expect(cells).toHaveLength(35);
  const [event] = events;
  expect(cells.filter((cell) => cell.includes(`href="/dogadjaj/${event?.id}"`))).toEqual([
    expect.stringMatching(/dateTime="2026-12-12".*18:00/s),
  ]);
  expect(cells.filter((cell) => cell.includes('aria-current="date"'))).toEqual([
    expect.stringContaining('dateTime="2026-12-09"'),
  ]);
  expect(html).toMatch(/<h3[^>]*>prosinac 2026\.<\/h3>/);
  expect(html).toMatch(/href="\/dogadjaji\?month=2026-11"[^>]*>.*studeni 2026\./s);
  expect(html).not.toContain('month=2027-01');
  expect(html).toMatch(/href="\/dogadjaji"[^>]*>Popis/);
  expect(html).toMatch(/href="\/dogadjaji\?month=2026-12"[^>]*aria-current="true"[^>]*>Kalendar/);
  expect(html).toContain('href="/feeds/hr/events.ics"');
  expect(html.match(/<article/g)).toHaveLength(1);
  const empty = await renderBlock('event-list', {
    data: { ...data, events: [] },
    options: { ...options, hasCalendar: true },
  });
  expect(empty).toContain('U ovom mjesecu nema događaja');
});
