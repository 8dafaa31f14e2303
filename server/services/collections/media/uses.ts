import type { EndpointOutput } from '#schemas/api/contract.ts';
import { type Language, localize } from '#schemas/languages.ts';
import { documentPath, readHomeSlug } from '../../content/document-paths.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { findMediaUses } from '../../media/media-uses.ts';

/** Reads the places where these media are shown, with the addresses of pages. */
export async function listUses(
  deps: ServiceDependencies,
  ids: readonly number[],
  language: Language,
): Promise<EndpointOutput<'mediaLibrary.uses'>> {
  const [uses, home] = await Promise.all([findMediaUses(deps.db, ids), readHomeSlug(deps)]);
  return uses.map(({ medium, kind, record, title, slugs }) => ({
    id: medium,
    kind,
    record,
    title: typeof title === 'object' && title ? localize(title, language) : (title ?? ''),
    path: slugs && documentPath({ kind: 'page', slugs }, language, home),
  }));
}
