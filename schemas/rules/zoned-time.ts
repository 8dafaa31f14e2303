import { site } from '../site/site.ts';

const day = 86_400_000;

/** Reads instants as `2026-11-24T12:00:00` in a time zone. */
function wallClock(timeZone: string): (instant: Date) => string {
  // The calendar of this locale is written as ISO dates are.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  // Early years have fewer digits there.
  return (instant) => format.format(instant).replace(' ', 'T').padStart(19, '0');
}

const siteClock = wallClock(site.timeZone);

/** An instant in the time zone of the shop, as `2026-11-24T12:00:00`. */
export const localTime = (instant: Date): string => siteClock(instant);

/**
 * The instant of a time such as `2026-11-24T12:00` in a time zone; null for a text that is no time. A time that the
 * clocks skip is as much later as they skip; of a time that they show twice it is the first one.
 */
export function instantOf(text: string, timeZone = site.timeZone): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const shown = Date.parse(`${text}Z`);
  if (Number.isNaN(shown)) return null;
  const clock = timeZone === site.timeZone ? siteClock : wallClock(timeZone);
  const wall = (at: number) => Date.parse(`${clock(new Date(at))}Z`);
  const [before, after] = [shown - day, shown + day].map((at) => shown - (wall(at) - at));
  const found = [before, after].find((at) => at !== undefined && wall(at) === shown);
  return new Date(found ?? before ?? shown);
}
