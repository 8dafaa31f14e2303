import type { EndpointInput } from '#schemas/api/contract.ts';
import type { DocumentKey, EditDocument } from '#schemas/editing/node.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { foldText } from '../fold-text.ts';
import { readEditDocuments, withScreens } from './edit-documents.ts';

/** Returns documents of a kind whose titles or slugs contain the words. */
export async function listDocuments(
  deps: ServiceDependencies,
  { kind, keywords = '', handler }: EndpointInput<'document.list'>,
): Promise<EditDocument[]> {
  const typed = foldText(keywords);
  const holds = (texts: object) =>
    Object.values(texts).some((text) => foldText(String(text)).includes(typed));
  const keys = handler === undefined ? null : await sharedOf(deps.db, handler);
  const documents = withScreens(deps, await readEditDocuments(deps.db, keys));
  return documents.filter(
    (document) =>
      (kind === undefined || document.kind === kind) &&
      (holds(document.title) || holds(document.slugs)),
  );
}

/** Returns published shared elements whose root is a block of this type. */
async function sharedOf(db: ServiceDependencies['db'], handler: string): Promise<DocumentKey[]> {
  const rows = await db
    .selectFrom('elements')
    .select('id')
    .where('shared', '=', true)
    .where('handler', '=', handler)
    .orderBy('id')
    .execute();
  return rows.map(({ id }): DocumentKey => `shared:${id}`);
}
