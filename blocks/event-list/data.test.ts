import { afterEach, expect, test, vi } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import type { OptionsOf } from '#schemas/block/model.ts';
import { event } from '#schemas/entities/samples/content.ts';
import { ok } from '#schemas/result.ts';
import { head, load } from './data.ts';
import type { model } from './model.ts';

afterEach(() => vi.useRealTimers());

/** Returns the request of a list of upcoming events at this moment. */
async function requestedAt(time: string): Promise<unknown> {
  vi.useFakeTimers({ now: new Date(time) });
  const requested: unknown[] = [];
  const call = async (_: string, input: unknown) => {
    requested.push(input);
    return ok({ records: [], totalPages: 1, totalRecords: 0 });
  };
  const context = { api: { call }, url: new URL('https://shop.test/') } as unknown as LoadContext;
  const options = { when: 'upcoming', limit: 3, paged: false } as OptionsOf<typeof model>;
  await load(context, options);
  return requested;
}

test('all pages within one minute send the same request for upcoming events, so one response serves them · EVENT-02', async () => {
  const first = await requestedAt('2026-06-01T10:00:01.234Z');
  expect(first).toMatchObject([{ dateFrom: '2026-06-01T10:00:00.000Z' }]);
  expect(await requestedAt('2026-06-01T10:00:59.999Z')).toEqual(first);
  expect(await requestedAt('2026-06-01T10:01:00.000Z')).not.toEqual(first);
});

test('events are read by page: coming ones soonest first, past ones latest first · EVENT-01 EVENT-02 EVENT-03', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-01T10:00:00.000Z') });
  const requestedFor = async (when: 'upcoming' | 'past') => {
    const requested: unknown[] = [];
    const call = async (name: string, input: unknown) => {
      requested.push([name, input]);
      return ok({ records: [event], totalPages: 2, totalRecords: 9 });
    };
    const url = new URL('https://shop.test/?page=1');
    const options = { when, limit: 8, paged: true } as OptionsOf<typeof model>;
    const loaded = await load({ api: { call }, url } as unknown as LoadContext, options);
    const { id, title, excerpt, dateFrom, dateTo, location } = event;
    const picture = { alt: event.media?.alt };
    const card = { id, title, excerpt, dateFrom, dateTo, location, picture };
    expect(loaded).toMatchObject({ value: { events: [card], nextPage: 2 } });
    return requested;
  };
  const now = '2026-06-01T10:00:00.000Z';
  const sort = (order: string) => ({ sort: { param: 'dateFrom', order }, limit: 8, page: 1 });
  expect(await requestedFor('upcoming')).toEqual([
    ['event.filter', { dateFrom: now, ...sort('asc') }],
  ]);
  expect(await requestedFor('past')).toEqual([['event.filter', { dateTo: now, ...sort('desc') }]]);
});

test('more events follow those of the pages before, until the last page · EVENT-01 EVENT-02 LIST-25', async () => {
  const call = async (_: string, { page }: { readonly page: number }) =>
    ok({ records: [{ ...event, id: page }], totalPages: 3, totalRecords: 3 });
  const idsAt = async (query: string) => {
    const url = new URL(`https://shop.test/${query}`);
    const options = { when: 'upcoming', limit: 1, paged: true } as OptionsOf<typeof model>;
    const loaded = await load({ api: { call }, url } as unknown as LoadContext, options);
    return loaded.ok && [loaded.value.events.map(({ id }) => id), loaded.value.nextPage];
  };
  expect(await idsAt('?page=2')).toEqual([[1, 2], 3]);
  expect(await idsAt('?page=3')).toEqual([[1, 2, 3], null]);
});

/** A site with these events, whose API finds them by date. */
function withEvents(address: string, times: readonly (readonly [string, string])[]) {
  const all = times.map(([dateFrom, dateTo], id) => ({ ...event, id, dateFrom, dateTo }));
  const call = async (_: string, input: { dateFrom?: string; dateTo?: string; limit: number }) => {
    const found = all.filter(
      ({ dateFrom, dateTo }) =>
        (!input.dateFrom || dateTo >= input.dateFrom) &&
        (!input.dateTo || dateFrom <= input.dateTo),
    );
    const records = found.slice(0, input.limit);
    return ok({ records, totalPages: 1, totalRecords: found.length });
  };
  const context = { api: { call }, url: new URL(address, 'https://shop.test') };
  const options = { when: 'upcoming', limit: 3, paged: false, hasCalendar: true };
  return load(context as unknown as LoadContext, options as OptionsOf<typeof model>);
}

test('a month has all its events, also those that began before it, by the time zone of the site · EVENT-01 EVENT-02', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-09T10:00:00.000Z') });
  const loaded = await withEvents('/?month=2026-12', [
    ['2026-11-29T18:00:00.000Z', '2026-12-02T18:00:00.000Z'],
    ['2026-11-30T21:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['2026-11-30T23:30:00.000Z', '2026-11-30T23:45:00.000Z'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01T01:00:00.000Z'],
  ]);
  expect(loaded).toMatchObject({
    value: {
      events: [{ id: 0 }, { id: 2 }],
      month: { month: '2026-12', previous: '2026-11', next: '2027-01', today: '2026-12-09' },
    },
  });
});

test('months lead to the one before and after only while there are events · EVENT-01 EVENT-02', async () => {
  const party = ['2026-12-10T18:00:00.000Z', '2026-12-10T20:00:00.000Z'] as const;
  const around = async (month: string) => {
    const loaded = await withEvents(`/?month=${month}`, [party]);
    return loaded.ok && [loaded.value.month?.previous, loaded.value.month?.next];
  };
  expect(await around('2026-12')).toEqual([null, null]);
  expect(await around('2026-10')).toEqual([null, '2026-11']);
  expect(await around('2027-02')).toEqual(['2027-01', null]);
});

test('the list leads to the month of its first event; no month is shown without one, or where staff offer none', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-09T10:00:00.000Z') });
  const party = ['2026-12-10T18:00:00.000Z', '2026-12-10T20:00:00.000Z'] as const;
  for (const address of ['/', '/?month=2026-13', '/?month=', '/?month=x', '/?month=02026-12']) {
    expect(await withEvents(address, [party]), address).toMatchObject({
      value: { month: null, calendarMonth: '2026-12', events: [{ id: 0 }] },
    });
  }
  expect(await withEvents('/', [])).toMatchObject({ value: { calendarMonth: '2026-11' } });
  const call = async () => ok({ records: [], totalPages: 1, totalRecords: 0 });
  const context = { api: { call }, url: new URL('https://shop.test/?month=2026-12') };
  const options = { when: 'all', limit: 3, paged: false, hasCalendar: false };
  expect(
    await load(context as unknown as LoadContext, options as OptionsOf<typeof model>),
  ).toMatchObject({ value: { month: null } });
});

test('a month has its name in the title and is not indexed, the list has neither', () => {
  const month = { month: '2026-12', previous: null, next: null, today: '2026-12-09' };
  const data = { events: [], nextPage: null, month, calendarMonth: '2026-12' };
  const context = { language: 'de' } as unknown as LoadContext;
  expect(head(data, context)).toEqual({ part: 'Dezember 2026', noindex: true, canonical: null });
  expect(head({ ...data, month: null }, context)).toEqual({});
});
