import { afterEach, expect, test, vi } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import type { OptionsOf } from '#schemas/block/model.ts';
import { event } from '#schemas/entities/samples/content.ts';
import { ok } from '#schemas/result.ts';
import { load } from './data.ts';
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

test('all pages within one minute send the same request for upcoming events, so one response serves them', async () => {
  const first = await requestedAt('2026-06-01T10:00:01.234Z');
  expect(first).toMatchObject([{ dateFrom: '2026-06-01T10:00:00.000Z' }]);
  expect(await requestedAt('2026-06-01T10:00:59.999Z')).toEqual(first);
  expect(await requestedAt('2026-06-01T10:01:00.000Z')).not.toEqual(first);
});

test('events are read by page: coming ones soonest first, past ones latest first · EVENT-02', async () => {
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
    expect(loaded).toMatchObject({ value: { events: [{ id: event.id }], nextPage: 2 } });
    return requested;
  };
  const now = '2026-06-01T10:00:00.000Z';
  const sort = (order: string) => ({ sort: { param: 'dateFrom', order }, limit: 8, page: 1 });
  expect(await requestedFor('upcoming')).toEqual([
    ['event.filter', { dateFrom: now, ...sort('asc') }],
  ]);
  expect(await requestedFor('past')).toEqual([['event.filter', { dateTo: now, ...sort('desc') }]]);
});
