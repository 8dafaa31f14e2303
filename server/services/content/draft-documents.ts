import { sql } from 'kysely';
import { storedHandlers } from '#schemas/block/former-handlers.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { mayEditPages } from '#schemas/editing/rights.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import type { LayoutElements, ScreenDocument } from '#schemas/entities/screen-document.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import { languagesSql } from '../../db/language-sql.ts';
import { noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { readHomeSlug } from './document-paths.ts';
import { type DocumentRow, loadPage, loadTemplate } from './document-rows.ts';
import type { ShownNode } from './element-rows.ts';
import { assembleDocuments } from './element-tree.ts';
import { chooseShared, type SharedRoot, withReferences } from './layout-elements.ts';
import { findNavigation, navigationItems } from './navigation.ts';
import { type Preview, readPreview } from './preview-token.ts';
import { toScreenDocument } from './screen-document.ts';
import {
  currentNodes,
  publishedNodes,
  readStored,
  type StoredNode,
  shownDocuments,
} from './stored-nodes.ts';

interface DraftView {
  /** Whether a document is shown as a draft. */
  readonly shows: (document: DocumentKey) => boolean;
  /** The preview link, if one is used. */
  readonly preview: Preview | null;
}

/**
 * Returns which drafts the caller may see: `editor` is for staff who may edit (else `forbidden`); anything else
 * is the token of a preview link for one document (else `tokenInvalid`).
 */
async function readView(
  { db }: ServiceDependencies,
  draft: string,
  { actor, now }: CallContext,
): Promise<Result<DraftView>> {
  if (draft === 'editor') return mayEdit(actor) ? ok(everything) : fail('forbidden');
  const preview = await readPreview(db, draft, now);
  if (!preview) return fail('tokenInvalid');
  return ok({ shows: (document) => document === preview.document, preview });
}

const mayEdit = (actor: CallContext['actor']) =>
  actor.kind === 'backoffice' && mayEditPages(actor.scope);

const everything: DraftView = { shows: () => true, preview: null };

/** Returns a page or template with its draft applied. Never cached; the page need not be published. */
export async function readDraftDocument(
  deps: ServiceDependencies,
  { slug, template }: { readonly slug?: string; readonly template?: string },
  draft: string,
  context: CallContext,
): Promise<Result<ScreenDocument>> {
  const view = await readView(deps, draft, context);
  if (!view.ok) return view;
  const row =
    template === undefined
      ? await findPage(deps, slug ?? '', context)
      : await loadTemplate(deps.db, template);
  if (!row || !(view.value.shows(row.key) || isOpen(row, context))) return fail('notFound');
  const { preview } = view.value;
  const nodes = await readShown(deps, [row.key], view.value);
  const document = await toScreenDocument(deps, row, nodes, context.language);
  return ok(preview?.document === row.key ? { ...document, preview: preview.view } : document);
}

function isOpen(row: DocumentRow, { language, now }: CallContext): boolean {
  if (row.key.startsWith('template:')) return true;
  const isPublished = row.published_at !== null && new Date(row.published_at) <= now;
  return isPublished && row.languages.includes(language);
}

/** Finds a page by a slug of the language, or else of another one; an empty slug is the home page. */
async function findPage(
  deps: ServiceDependencies,
  slug: string,
  { language }: CallContext,
): Promise<DocumentRow | null> {
  const wanted = slug || (await readHomeSlug(deps)) || '';
  const { rows } = await sql<{ id: number }>`
    SELECT page_id AS id FROM page_slugs WHERE language IN (${languagesSql}) AND slug = ${wanted}
    ORDER BY language = ${language} DESC, is_current DESC LIMIT 1`.execute(deps.db);
  return rows[0] ? loadPage(deps.db, rows[0].id) : null;
}

/** Shared elements by handler, as drafts if the caller may see them. */
export async function readDraftLayout(
  deps: ServiceDependencies,
  handlers: readonly string[],
  draft: string,
  context: CallContext,
): Promise<Result<LayoutElements>> {
  const view = await readView(deps, draft, context);
  if (!view.ok) return view;
  const stored = storedHandlers((deps.blocks ?? noBlocks).models, handlers);
  const { rows } = await sql<SharedRoot & { published: boolean }>`
    SELECT id, coalesce(d.node ->> 'handler', e.handler) AS handler,
      CASE WHEN d.id IS NULL THEN e.slug ELSE d.node ->> 'slug' END AS slug,
      e.id IS NOT NULL AS published
    FROM (SELECT * FROM elements WHERE shared) e
    FULL JOIN (SELECT * FROM draft_nodes WHERE document = 'shared:' || id AND NOT removed) d
      USING (id)
    WHERE coalesce(d.node ->> 'handler', e.handler) = ANY (${stored}::text[])
    ORDER BY id`.execute(deps.db);
  const roots = rows.filter(({ id, published }) => published || view.value.shows(`shared:${id}`));
  const documents = await chooseShared(deps, roots, handlers);
  const nodes = await readShown(deps, documents, view.value);
  const elements = assembleDocuments(nodes, documents, context.language, deps.blocks?.models);
  return ok(await withReferences(deps, elements, context.language));
}

/** A menu, as a draft if the caller may see it. */
export async function readDraftNavigation(
  deps: ServiceDependencies,
  idOrKey: string,
  draft: string,
  context: CallContext,
): Promise<Result<NavigationItem[]>> {
  const view = await readView(deps, draft, context);
  if (!view.ok) return view;
  const id = await findNavigation(deps, idOrKey);
  const nodes = id === null ? [] : await readShown(deps, [`shared:${id}`], view.value);
  const items = await navigationItems(deps, nodes, context.language);
  return items ? ok(items) : fail('notFound');
}

/**
 * The documents and the shared elements they show. A new, unpublished shared element is shown to a caller who
 * may see a document that contains it.
 */
async function readShown(
  { db }: ServiceDependencies,
  documents: readonly DocumentKey[],
  view: DraftView,
): Promise<ShownNode[]> {
  const shown = new Map<string, ShownNode>();
  const seen = new Set<DocumentKey>();
  for (let next = [...documents]; next.length > 0; ) {
    for (const key of next) seen.add(key);
    const stored = await readStored(db, next);
    for (const key of next)
      for (const each of shownOf(stored, key, view)) shown.set(each.node.id, each);
    const nodes = [...shown.values()].map(({ node }) => node);
    next = shownDocuments(nodes).filter((key) => !seen.has(key));
  }
  return [...shown.values()];
}

function shownOf(stored: readonly StoredNode[], key: DocumentKey, view: DraftView): ShownNode[] {
  const published = publishedNodes(stored, [key]);
  const isNew = published.size === 0 && key.startsWith('shared:');
  const nodes = view.shows(key) || isNew ? currentNodes(stored, [key]) : published;
  return stored.flatMap(({ id, createdAt }) => {
    const node = nodes.get(id);
    return node ? [{ node, createdAt }] : [];
  });
}
