import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import { type CardEvent, toEventCard } from '#runtime/product/event-card.tsx';
import { fetchSpan, readGrowingSpan } from '#runtime/product/page-span.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';
import { around, dayIn, daysOf, isMonth, monthIn, monthName, shiftMonth } from './month.ts';

export interface EventListData {
  readonly events: readonly CardEvent[];
  readonly nextPage: number | null;
  /** The month in the calendar; null while the list is shown. */
  readonly month: ShownMonth | null;
  /** The month that the link to the calendar opens. */
  readonly calendarMonth: string;
}

export interface ShownMonth {
  readonly month: string;
  /** Months next to this one; null if no events are before or after it. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly today: string;
}

const mostInMonth = 100;

/** Rounded to the minute, so equal requests within a minute share one cached response. */
function startOfMinute(time: Date): Date {
  const start = new Date(time);
  start.setUTCSeconds(0, 0);
  return start;
}

/** Loads upcoming events soonest first, past ones latest first; or all of a month. */
export const load = defineLoad<typeof model, EventListData>(async (context, options) => {
  const { api, url } = context;
  const { when, limit, paged, hasCalendar } = options;
  const requested = url.searchParams.get('month') ?? '';
  if (hasCalendar && isMonth(requested)) return loadMonth(context, requested);
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
  const [first] = records;
  return ok({
    events: records.map(toEventCard),
    nextPage: paged && span.last < totalPages ? span.last + 1 : null,
    month: null,
    calendarMonth: monthIn(dayIn(new Date(first?.dateFrom ?? now))),
  });
});

async function loadMonth({ api }: LoadContext, month: string) {
  const { from, to } = around(month);
  const byTime = (order: 'asc' | 'desc') => ({ sort: { param: 'dateFrom', order } });
  const [inMonth, before, after] = await Promise.all([
    api.call('event.filter', { dateFrom: from, dateTo: to, ...byTime('asc'), limit: mostInMonth }),
    api.call('event.filter', { dateTo: from, ...byTime('desc'), limit: 1 }),
    api.call('event.filter', { dateFrom: to, ...byTime('asc'), limit: 1 }),
  ]);
  if (!inMonth.ok) return inMonth;
  if (!before.ok) return before;
  if (!after.ok) return after;
  const isIn = ({ dateFrom, dateTo }: CardEvent) =>
    daysOf(dateFrom, dateTo).some((day) => monthIn(day) === month);
  const edges = inMonth.value.records.flatMap(({ dateFrom, dateTo }) => daysOf(dateFrom, dateTo));
  const hasBefore = before.value.totalRecords > 0 || edges.some((day) => monthIn(day) < month);
  const hasAfter = after.value.totalRecords > 0 || edges.some((day) => monthIn(day) > month);
  return ok({
    events: inMonth.value.records.map(toEventCard).filter(isIn),
    nextPage: null,
    month: {
      month,
      previous: hasBefore ? shiftMonth(month, -1) : null,
      next: hasAfter ? shiftMonth(month, 1) : null,
      today: dayIn(new Date()),
    },
    calendarMonth: month,
  });
}

/** A month has its own title. It is not indexed, because search engines index the list and the events. */
export function head({ month }: EventListData, { language }: LoadContext): Partial<PageHead> {
  return month ? { part: monthName(month.month, language), noindex: true, canonical: null } : {};
}
