import type { ServiceDependencies } from '../dependencies.ts';

/** Maximum number of redirects followed from one path. */
const maxSteps = 10;

/**
 * Returns the final target of these paths, or null when there is none, it is circular, or it leaves this
 * site. The browser is sent only to the final target, so a chain costs one request.
 */
export async function followRedirects(
  { db }: ServiceDependencies,
  paths: readonly string[],
): Promise<string | null> {
  const seen = new Set(paths);
  let target: string | null = null;
  for (let from = [...paths], step = 0; step < maxSteps; step += 1) {
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

/**
 * Returns a path within this site; null for another host, a script, or characters that would end a header
 * line.
 */
function ownPath(path: string): string | null {
  const site = 'http://site.invalid';
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path) || !URL.canParse(path, site)) return null;
  const url = new URL(path, site);
  return url.origin === site && !url.pathname.startsWith('//') ? path : null;
}
