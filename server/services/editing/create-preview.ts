import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { signPreview, visitorView } from '../content/preview-token.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readExisting } from './positions.ts';

const day = 24 * 3_600_000;

export async function createPreview(
  { db }: Pick<ServiceDependencies, 'db'>,
  { document, days, view = visitorView }: EndpointInput<'preview.create'>,
  now: Date,
): Promise<Result<EndpointOutput<'preview.create'>>> {
  if (!(await readExisting(db, [document])).has(document)) return fail('notFound');
  const expiresAt = new Date(now.getTime() + days * day);
  const token = await signPreview(db, { document, view }, now, expiresAt);
  return ok({ token, expiresAt: expiresAt.toISOString() });
}
