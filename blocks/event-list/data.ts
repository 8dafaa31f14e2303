import { defineLoad } from '#runtime/block/types.ts';
import { type CardEvent, toEventCard } from '#runtime/product/event-card.tsx';
import { fetchSpan, readGrowingSpan } from '#runtime/product/page-span.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface EventListData {
  readonly events: readonly CardEvent[];
  readonly nextPage: number | null;
}

/** Rounded to the minute, so equal requests within a minute share one cached response. */
function startOfMinute(time: Date): Date {
  const start = new Date(time);
  start.setUTCSeconds(0, 0);
  return start;
}

/** Loads upcoming events soonest first, past ones latest first. */
export const load = defineLoad<typeof model, EventListData>(async ({ api, url }, options) => {
  const { when, limit, paged } = options;
  const now = startOfMinute(new Date()).toISOString();
  const span = paged ? readGrowingSpan(url.searchParams) : { first: 1, last: 1 };
  const found = await fetchSpan(span, async (page) =>
    api.call('event.filter', {
      ...(when === 'upcoming' ? { dateFrom: now } : {}),
      ...(when === 'past' ? { dateTo: now } : {}),
      sort: { param: 'dateFrom', order: when === 'past' ? 'desc' : 'asc' },
      limit,
      page,
    }),
  );
  if (!found.ok) return found;
  const { records, totalPages } = found.value;
  const nextPage = paged && span.last < totalPages ? span.last + 1 : null;
  return ok({ events: records.map(toEventCard), nextPage });
});
