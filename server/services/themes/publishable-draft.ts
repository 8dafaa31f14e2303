import { fail, ok, type Result } from '#schemas/result.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isReadable, readSource } from './read-source.ts';

/**
 * Returns the file of the draft, to be published. Fails with `invalidValue` while a pair of its colours is
 * hard to read.
 */
export async function readPublishableDraft(
  { db }: Pick<ServiceDependencies, 'db'>,
  revision: number,
): Promise<Result<string>> {
  const draft = await db
    .selectFrom('theme_drafts')
    .select(['source', 'revision'])
    .executeTakeFirst();
  if (draft?.revision !== revision) return fail('conflict');
  const theme = readSource(draft.source);
  return theme && isReadable(theme)
    ? ok(draft.source)
    : fail('invalidValue', { field: 'contrast' });
}
