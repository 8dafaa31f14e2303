import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { Event } from '#schemas/entities/post.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { anyOf } from '../../cache/drop-log.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { type Condition, every } from '../conditions.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';
import { offsetOf, readPage, records } from '../paging.ts';
import { wordsOf } from '../words.ts';
import { type MediaRow, mediaJson, mediaOrNull } from './media-entity.ts';

type Input = EndpointInput<'event.filter'>;

interface EventRow {
  readonly id: number;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly body: LocalizedText;
  readonly location: LocalizedText;
  readonly media: MediaRow | null;
  readonly date_from: string;
  readonly date_to: string;
  readonly ticket: LocalizedText | null;
  readonly total: number;
}

const columns = { id: 'e.id', dateFrom: 'e.date_from', dateTo: 'e.date_to' } as const;
const tags = ['events', 'media', 'catalogue', 'slugs', anyOf('words')];

export function createEventHandlers(deps: ServiceDependencies) {
  return {
    async 'event.filter'(input, { language }) {
      const { param = 'dateFrom' } = input.sort ?? {};
      if (!Object.hasOwn(columns, param)) return fail('badRequest', { field: 'sort' });
      const key = `events ${language} ${JSON.stringify(input)}`;
      return ok(await deps.cache.get(key, tags, () => loadEvents(deps, input, language)));
    },
    async 'event.get'({ id }, { language }) {
      const { event } = await deps.cache.get(`event ${language} ${id}`, tags, async () => {
        const [row] = await selectEvents(deps, language, sql`e.id = ${id}`, sql`e.id LIMIT 1`);
        return deepFreeze({ event: row ? eventOf(row, language) : null });
      });
      return event ? ok(event) : fail('notFound');
    },
  } satisfies Partial<Handlers>;
}

async function loadEvents(
  deps: ServiceDependencies,
  input: Input,
  language: Language,
): Promise<EndpointOutput<'event.filter'>> {
  const page = readPage(input);
  const { param = 'dateFrom', order = 'asc' } = input.sort ?? {};
  const direction = sql.raw(order);
  const sort = sql`${sql.ref(columns[param as keyof typeof columns])} ${direction}, e.id ${direction}
    LIMIT ${page.limit} OFFSET ${offsetOf(page)}`;
  const rows = await selectEvents(deps, language, listConditions(input, language), sort);
  const events = rows.map((row) => eventOf(row, language));
  return deepFreeze(records(events, rows[0]?.total ?? 0, page));
}

/** Matches events that take place at any time between the two dates. */
function listConditions({ keywords = '', dateFrom, dateTo }: Input, language: Language): Condition {
  const words = wordsOf(keywords).map(
    (word) =>
      sql`position(fold(${word}) IN fold(coalesce(e.title ->> ${language}, e.title ->> ${defaultLanguageSql}))) > 0`,
  );
  const from = dateFrom ? [sql`e.date_to >= ${dateFrom}::timestamptz`] : [];
  const to = dateTo ? [sql`e.date_from <= ${dateTo}::timestamptz`] : [];
  return every([...words, ...from, ...to]);
}

async function selectEvents(
  { db }: ServiceDependencies,
  language: Language,
  where: Condition,
  sort: Condition,
) {
  const { rows } = await sql<EventRow>`
    SELECT e.id, e.slug, e.title, e.excerpt, e.body, e.location, e.date_from, e.date_to,
      ${mediaJson('e.media_id')} AS media, count(*) OVER () AS total,
      (SELECT slugs FROM products p WHERE p.id = e.ticket_product_id
        AND ${isPublished('p', language)}) AS ticket
    FROM events e WHERE ${where} ORDER BY ${sort}`.execute(db);
  return rows;
}

function eventOf(row: EventRow, language: Language): Event {
  return {
    id: row.id,
    slug: row.slug,
    title: localize(row.title, language),
    excerpt: localize(row.excerpt, language),
    body: cleanHtml(localize(row.body, language)),
    location: localize(row.location, language),
    media: mediaOrNull(row.media, language),
    dateFrom: row.date_from,
    dateTo: row.date_to,
    ticketSlug: row.ticket && localize(row.ticket, language),
  };
}
