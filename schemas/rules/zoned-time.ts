import { site } from '../site/site.ts';

const day = 86_400_000;

/** Returns a function that formats instants in a time zone, as `2026-11-24T12:00:00`. */
function wallClock(timeZone: string): (instant: Date) => string {
  // The locale `sv-SE` writes dates in ISO format.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  // This locale writes years before 1000 with fewer digits.
  return (instant) => format.format(instant).replace(' ', 'T').padStart(19, '0');
}

const siteClock = wallClock(site.timeZone);

/** Formats an instant in the time zone of the shop, as `2026-11-24T12:00:00`. */
export const localTime = (instant: Date): string => siteClock(instant);

/**
 * Returns the instant of a time such as `2026-11-24T12:00` in a time zone; null if the text is not a time.
 * When clocks go forward, a skipped time moves forward by the same amount; when they go back, a repeated time
 * means the first one.
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
