import type { Site } from './define-site.ts';
import { factsOf } from './facts-of.ts';
import type { SiteError } from './site-error.ts';
import { siteErrors } from './site-errors.ts';
import type { SiteFacts } from './site-facts.ts';

/** Returns the facts of `site`, the export of `izlog.config.ts`, or its errors. */
export async function readFacts(
  site: unknown,
): Promise<{ facts: SiteFacts } | { errors: readonly SiteError[] }> {
  const errors = siteErrors(site);
  return errors.length > 0 ? { errors } : { facts: await factsOf(site as Site) };
}
