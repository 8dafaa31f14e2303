import { site } from '#schemas/site/site.ts';

// The calendar of this locale is written as ISO dates are.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });

/** The day of an instant in the time zone of the site, as `YYYY-MM-DD`. */
export const localDay = (instant: Date): string => format.format(instant);
