import { sql } from 'kysely';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { anyOf } from '../../cache/drop-log.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { foldText } from '../fold-text.ts';
import { isPublished } from '../is-published.ts';
import { offsetOf, readPage, records } from '../paging.ts';

interface TagRow {
  readonly id: number;
  readonly key: string;
  readonly title: LocalizedText;
  readonly total: number;
}

export function createTagHandlers(deps: ServiceDependencies): Pick<Handlers, 'tag.filter'> {
  return {
    async 'tag.filter'(input, { language }) {
      const { rows } = await deps.cache.get(`tags ${language}`, ['catalogue', anyOf('list')], () =>
        loadTags(deps, language),
      );
      const typed = foldText(input.keywords ?? '');
      const found = rows
        .map((row) => ({ ...row, title: localize(row.title, language) }))
        .filter(({ title }) => foldText(title).includes(typed));
      const page = readPage(input);
      const tags = found
        .slice(offsetOf(page), offsetOf(page) + page.limit)
        .map(({ id, key, title, total }) => ({ id, slug: key, title, totalProducts: total }));
      return ok(records(tags, found.length, page));
    },
  };
}

async function loadTags(
  { readDb }: ServiceDependencies,
  language: Language,
): Promise<{ rows: TagRow[] }> {
  const { rows } = await sql<TagRow>`
    SELECT t.id, t.key, t.title, (SELECT count(*) FROM product_tags pt
      JOIN products p ON p.id = pt.product_id AND p.visible_individually
        AND ${isPublished('p', language)}
      WHERE pt.tag_id = t.id) AS total
    FROM tags t ORDER BY t.id`.execute(readDb);
  return { rows };
}
