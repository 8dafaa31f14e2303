import type { TextSources } from './texts.mjs';

/** Returns a sentence for each language of a site that nobody writes. */
export function languageNotices(site: TextSources): string[];
