import { site } from '#schemas/site/site.ts';

// This locale formats dates as ISO does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });

/** Returns the day of an instant in the time zone of the site, as `YYYY-MM-DD`. */
export const localDay = (instant: Date): string => format.format(instant);
