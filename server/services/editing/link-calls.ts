import { sql, type Transaction } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { LinkMapping } from '#schemas/document/element.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import type { Database } from '../../db/schema.ts';
import { readStoredById } from '../content/stored-nodes.ts';
import { noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { backofficeActor } from './actor.ts';
import { keepScreens } from './check-screens.ts';
import { advanceClock } from './clock.ts';
import { readEditDocuments } from './edit-documents.ts';
import { changeLinks, type LinkJob, mappingsOf, readRoots, setLinks } from './link-mappings.ts';
import { dropCached } from './publications.ts';

interface Owner {
  readonly document: DocumentKey;
  readonly slug: string;
  readonly revision: number;
}

type Find = (step: Transaction<Database>) => Promise<Owner | null>;
type Change = (step: Transaction<Database>, job: LinkJob) => Promise<Result<null>>;

interface Links {
  readonly links: readonly LinkMapping[];
  readonly revision?: number;
}

/** Sets the elements of a page, for visitors at once. */
export function setPageLinks(
  deps: ServiceDependencies,
  input: EndpointInput<'link.postTranslationBulk'>,
  context: CallContext,
) {
  return change(deps, (step) => pageBySlug(step, input.slug), setLinks, input, context);
}

export function changePageLinks(
  deps: ServiceDependencies,
  input: EndpointInput<'link.postTranslationBulkExisting'>,
  context: CallContext,
) {
  return change(deps, (step) => pageBySlug(step, input.slug), changeLinks, input, context);
}

export function setTemplateLinks(
  deps: ServiceDependencies,
  input: EndpointInput<'link.postTypeBulk'>,
  context: CallContext,
) {
  return change(deps, (step) => templateById(step, input.id), setLinks, input, context);
}

/** `conflict`: the document has another revision than the given one. */
async function change(
  deps: ServiceDependencies,
  find: Find,
  make: Change,
  { links, revision: base }: Links,
  { actor }: CallContext,
): Promise<Result<LinkMapping[]>> {
  const { userId, scope: scopes } = backofficeActor(actor);
  const changed = await inTransaction(deps.db, async (step) => {
    const revision = await advanceClock(step);
    const owner = await find(step);
    if (!owner) return fail('notFound');
    if (base !== undefined && base !== owner.revision) return fail('conflict');
    const { document, slug: template } = owner;
    const { blocks: rules = noBlocks } = deps;
    const job = { document, template, links, rules, scopes, userId, revision };
    const made = await keepScreens(step, rules, [document], () => make(step, job));
    if (!made.ok) return made;
    await countRevision(step, document);
    const roots = await readRoots(step, document);
    return ok({
      document,
      mappings: mappingsOf(roots.flatMap(({ published }) => published ?? [])),
    });
  });
  if (!changed.ok) return changed;
  await dropCached(deps, changed.value.document);
  return ok(changed.value.mappings);
}

/** Finds a page by its slug in any language; current slugs come first. */
export async function pageBySlug(
  step: Transaction<Database>,
  slug: string,
): Promise<(Owner & { readonly id: number }) | null> {
  const { rows } = await sql<Owner & { readonly id: number }>`
    SELECT p.id, 'page:' || p.id AS document, s.slug, p.revision
    FROM page_slugs s JOIN pages p ON p.id = s.page_id WHERE s.slug = ${slug}
    ORDER BY s.is_current DESC, s.language = ${defaultLanguageSql} DESC, p.id LIMIT 1`.execute(
    step,
  );
  return rows[0] ?? null;
}

async function templateById(step: Transaction<Database>, id: number): Promise<Owner | null> {
  const { rows } = await sql<Owner>`SELECT 'template:' || id AS document, slug, revision
    FROM templates WHERE id = ${id}`.execute(step);
  return rows[0] ?? null;
}

async function countRevision(step: Transaction<Database>, document: DocumentKey): Promise<void> {
  const [kind = '', id = ''] = document.split(':');
  await sql`UPDATE ${sql.table(`${kind}s`)} SET revision = revision + 1
    WHERE id = ${Number(id)}`.execute(step);
}

/** Returns shared elements that can replace an element: those of the same block. */
export async function listMasters(
  { db }: ServiceDependencies,
  id: string,
): Promise<Result<EndpointOutput<'link.masters'>>> {
  const node = (await readStoredById(db, [id])).get(id)?.current;
  if (!node) return fail('notFound');
  const shared = (await readEditDocuments(db, null)).filter(({ kind }) => kind === 'shared');
  const ids = shared.map(({ key }) => key.slice('shared:'.length));
  const roots = await readStoredById(db, ids);
  const masters = shared.flatMap(({ uses }, index) => {
    const root = roots.get(ids[index] ?? '')?.current;
    if (!root || root.handler !== node.handler || root.id === id) return [];
    return [{ id: root.id, handler: root.handler, title: root.title, slug: root.slug, uses }];
  });
  return ok(masters);
}
