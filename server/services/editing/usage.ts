import { type RawBuilder, sql } from 'kysely';
import type { Usage } from '#schemas/api/cms-edit-documents.ts';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { storedHandlers } from '#schemas/block/former-handlers.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import { documentPath, readHomeSlug } from '../content/document-paths.ts';
import { noBlocks, type ServiceDependencies } from '../dependencies.ts';

interface Row extends Omit<Usage, 'title' | 'path'> {
  readonly title: LocalizedText;
  readonly slugs: LocalizedText | null;
}

/** Maximum number of usages in a response. */
const most = 1000;

/** Returns where a block, element, medium or link is used, in published content or drafts. */
export async function findUsage(
  deps: ServiceDependencies,
  { kind, value }: EndpointInput<'usage.find'>,
  language: Language,
): Promise<Usage[]> {
  const names = storedHandlers((deps.blocks ?? noBlocks).models, [value]);
  const { rows } = await sql<Row>`
    WITH found AS (
      SELECT e.document, e.id AS node, e.handler FROM elements e
        WHERE e.document IS NOT NULL AND ${inElement(kind, value, names)}
      UNION
      SELECT d.document, d.id, d.node ->> 'handler' FROM draft_nodes d
        WHERE NOT d.removed AND ${inDraft(kind, value, names)}
    )
    SELECT DISTINCT ON (f.document, f.node) f.document, f.node, f.handler, p.slugs::jsonb AS slugs,
      coalesce(p.title::jsonb, t.title::jsonb, jsonb_build_object(${defaultLanguageSql},
        coalesce(nullif(s.title, ''), s.handler, f.document))) AS title
    FROM found f
    LEFT JOIN pages p ON f.document = 'page:' || p.id
    LEFT JOIN templates t ON f.document = 'template:' || t.id
    LEFT JOIN elements s ON f.document = 'shared:' || s.id
    ORDER BY f.document, f.node LIMIT ${most}`.execute(deps.db);
  const home = await readHomeSlug(deps);
  return rows.map(({ slugs, title, ...usage }) => ({
    ...usage,
    title: localize(title, language),
    path: slugs && documentPath({ kind: 'page', slugs }, language, home),
  }));
}

type Kind = EndpointInput<'usage.find'>['kind'];

function inElement(kind: Kind, value: string, names: readonly string[]): RawBuilder<unknown> {
  if (kind === 'block') return sql`e.handler = ANY (${names}::text[])`;
  if (kind === 'shared') return sql`e.master_id = ${value}`;
  const texts = sql`jsonb_build_array(e.options, e.translations, e.mobile_options)`;
  return holdsText(texts, kind, value);
}

function inDraft(kind: Kind, value: string, names: readonly string[]): RawBuilder<unknown> {
  if (kind === 'block') return sql`d.node ->> 'handler' = ANY (${names}::text[])`;
  if (kind === 'shared') return sql`d.node ->> 'master' = ${value}`;
  const texts = sql`jsonb_build_array(d.node -> 'options', d.node -> 'translations',
    d.node -> 'mobileOptions', d.node -> 'pending')`;
  return holdsText(texts, kind, value);
}

/** A link may have an anchor or query appended; a product may also be a node in rich text. */
function holdsText(texts: RawBuilder<unknown>, kind: Kind, value: string): RawBuilder<unknown> {
  const path =
    kind === 'link'
      ? `$.** ? (@ == $value || @ starts with $anchor || @ starts with $query
          || (@.type == "product" && @.attrs.slug == $product))`
      : '$.** ? (@ == $value)';
  const [, product = null] = /^product:(.+)$/.exec(value) ?? [];
  const variables = JSON.stringify({ value, anchor: `${value}#`, query: `${value}?`, product });
  return sql`jsonb_path_exists(${texts}, ${path}::jsonpath, ${variables}::jsonb)`;
}
