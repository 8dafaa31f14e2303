import { site } from '#schemas/site/site.ts';

// The calendar of this locale is written as ISO dates are.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: site.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant in the time zone of the shop, as `2026-11-24T12:00:00`. */
export const localTime = (instant: Date): string => format.format(instant).replace(' ', 'T');
