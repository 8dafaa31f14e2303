import { calendarFile } from '#runtime/product/calendar-file.ts';
import { absolute } from '#runtime/product/json-ld.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { readList } from '#schemas/entities/lists.ts';
import { textsIn } from '#schemas/languages.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { FeedContext } from './feed-sources.ts';
import { feedTexts } from './feed-texts.ts';

/** Calendars show the last month too. */
const shownPastMs = 31 * 24 * 60 * 60 * 1000;
const limit = 100;

/** Events as iCalendar, for programs that subscribe to it. */
export async function eventFeed(
  { api, language, site }: FeedContext,
  now: Date,
): Promise<Result<string>> {
  const found = await api.call('event.filter', {
    dateFrom: new Date(now.getTime() - shownPastMs).toISOString(),
    limit,
  });
  if (!found.ok) return found;
  const entries = readList(found.value).records.map((event) => ({
    event,
    url: absolute(site, screenHref(language, 'event', event.id)),
  }));
  return ok(calendarFile(entries, now, `${textsIn(feedTexts, language).events} · ${site.name}`));
}
