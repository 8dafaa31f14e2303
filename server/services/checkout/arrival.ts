import { easter } from 'date-easter';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import type { ShopCalendar } from '#schemas/site-data.ts';

export type Arrival = NonNullable<DeliveryMethod['arrival']>;

/** ISO days of the week; 1 is Monday. */
export type Weekdays = readonly number[];

const dayMs = 86_400_000;
const workingDays: Weekdays = [1, 2, 3, 4, 5];

/** Calendar of a shop that has not set one. */
const plainCalendar: ShopCalendar = {
  timeZone: 'UTC',
  packing: { weekdays: workingDays, until: '24:00' },
  holidays: { dates: [], afterEaster: [] },
};

/**
 * Returns the first and last day on which an order placed at `now` can arrive. It leaves on a packing day of
 * the shop and is delivered after `least` to `most` delivery days.
 */
export function arrivalOf(
  now: Date,
  calendar: ShopCalendar | null,
  [least, most]: readonly [least: number, most: number],
  weekdays: Weekdays | null,
): Arrival {
  const shop = calendar ?? plainCalendar;
  const isOpen = isOpenOn(shop, weekdays ?? workingDays);
  const packed = packingDay(now, shop);
  return {
    from: isoDay(afterDays(packed, least, isOpen)),
    to: isoDay(afterDays(packed, most, isOpen)),
  };
}

/** The most days, in a week without holidays, from an order until the shop packs it. */
export function longestPacking(calendar: ShopCalendar | null): number {
  const { weekdays, until } = (calendar ?? plainCalendar).packing;
  const missed = until === '24:00' ? 0 : 1;
  const waits = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const after = weekdays.map((open) => (open - day - missed + 7) % 7);
    return missed + Math.min(...after);
  });
  return Math.max(...waits);
}

type DayTest = (day: Date) => boolean;

/** An order placed after the last parcel of the day waits for the next day. */
function packingDay(now: Date, calendar: ShopCalendar): Date {
  const { weekdays, until } = calendar.packing;
  const { day, time } = localTime(now, calendar.timeZone);
  const first = time < until ? day : nextDay(day);
  return afterDays(first, 0, isOpenOn(calendar, weekdays));
}

function localTime(now: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date, time = ''] = format.format(now).split(' ');
  return { day: new Date(`${date}T00:00:00Z`), time };
}

/** Returns the open day reached after `count` more open days. */
function afterDays(day: Date, count: number, isOpen: DayTest): Date {
  let end = day;
  for (let left = count; left > 0 || !isOpen(end); ) {
    end = nextDay(end);
    if (isOpen(end)) left -= 1;
  }
  return end;
}

const nextDay = (day: Date) => new Date(day.getTime() + dayMs);
const isoDay = (day: Date) => day.toISOString().slice(0, 10);

function isOpenOn({ holidays }: ShopCalendar, weekdays: Weekdays): DayTest {
  return (day) =>
    weekdays.includes(day.getUTCDay() || 7) &&
    !holidays.dates.includes(isoDay(day).slice(5)) &&
    !holidays.afterEaster.includes((day.getTime() - easterOf(day.getUTCFullYear())) / dayMs);
}

/** Easter Sunday of a year as a time in ms. */
function easterOf(year: number): number {
  const { month, day } = easter(year);
  return Date.UTC(year, month - 1, day);
}
