import { developmentMs } from '#schemas/constants.ts';
import type { Release } from '#schemas/entities/settings.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handlers } from '../api/handler.ts';
import { cleanHtml } from '../html/clean-html.ts';

/** Maximum ms that the tool waits. */
const timeout = 3000;

/** Calls for block developers, in development only (DEV-12). */
export function developmentHandlers(releases: string | null, now = () => Date.now()) {
  let known: { readonly tag: string; readonly until: number } | undefined;
  return {
    /** Cached for an hour (DEV-08); empty if nothing is released. */
    async 'development.getLatestTag'() {
      if (known && now() < known.until) return ok(known.tag);
      const found = releases ? await readReleases(releases) : ok([]);
      if (!found.ok) return found;
      known = { tag: found.value[0]?.tag_name ?? '', until: now() + developmentMs.tagCache };
      return ok(known.tag);
    },
    'development.getLatestRelease': async () => (releases ? readReleases(releases) : ok([])),
  } satisfies Partial<Handlers>;
}

/** Reads `{address}`, a list in the format of GitLab's `GET /projects/:id/releases`. */
export async function readReleases(address: string): Promise<Result<Release[]>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return fail('unavailable');
    const found: unknown = await response.json();
    return ok(Array.isArray(found) ? found.flatMap(toRelease) : []);
  } catch {
    return fail('unavailable');
  }
}

function toRelease(found: Partial<Record<keyof Release, unknown>> | null): Release[] {
  const { tag_name: tag, description_html: html } = found ?? {};
  if (typeof tag !== 'string' || typeof html !== 'string') return [];
  return [{ tag_name: tag.slice(0, 100), description_html: cleanHtml(html.slice(0, 200_000)) }];
}
