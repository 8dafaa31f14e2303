import type { ServiceDependencies } from '../dependencies.ts';

/** Redirects that one address may lead through. */
const mostSteps = 10;

/**
 * Where these paths lead in the end; null where they lead nowhere, in a circle, or off this site.
 * A browser follows the last step only, so a chain costs one request.
 */
export async function followRedirects(
  { db }: ServiceDependencies,
  paths: readonly string[],
): Promise<string | null> {
  const seen = new Set(paths);
  let target: string | null = null;
  for (let from = [...paths], step = 0; step < mostSteps; step += 1) {
    const row = await db
      .selectFrom('redirects')
      .select('to_path')
      .where('from_path', 'in', from)
      .executeTakeFirst();
    if (!row) return target;
    target = ownPath(row.to_path);
    const bare = target?.split(/[?#]/, 1)[0] ?? '';
    if (target === null || seen.has(bare)) return null;
    seen.add(bare);
    from = [bare];
  }
  return null;
}

/** A path of this site; null for another host, a script, or what would end a header's line. */
function ownPath(path: string): string | null {
  const site = 'http://site.invalid';
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path) || !URL.canParse(path, site)) return null;
  const url = new URL(path, site);
  return url.origin === site && !url.pathname.startsWith('//') ? path : null;
}
