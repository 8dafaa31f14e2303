import type { EndpointOutput } from '#schemas/api/contract.ts';
import { type Language, wireLanguage } from '#schemas/languages.ts';

type Found = EndpointOutput<'search.find'>;

export interface Suggestion {
  readonly kind: Found['groups'][number]['kind'];
  readonly title: string;
  readonly path: string;
}

const perKind = 3;
const maxShown = 8;
const maxKnown = 50;
/** Timeout in ms: while a request is pending, the next letters wait for its response. */
const patienceMs = 2000;
const known = new Map<string, readonly Suggestion[]>();

/** Returns suggestions for a partly typed query; none if the server does not answer. */
export async function fetchSuggestions(
  query: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const key = `${language} ${query}`;
  const before = known.get(key);
  if (before) return before;
  const search = new URLSearchParams({ query, isBegun: 'true', limit: String(perKind) });
  try {
    const headers = { languageCode: wireLanguage(language) };
    const within = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const address = `/api/v1/cms/search/find?${search}`;
    const response = await fetch(address, { headers, signal: within });
    if (!response.ok) return [];
    const { data } = (await response.json()) as { readonly data: Found };
    const suggestions = data.groups.flatMap(({ kind, records }) =>
      records.map(({ title, path }) => ({ kind, title, path })),
    );
    if (known.size === maxKnown) known.clear();
    known.set(key, suggestions.slice(0, maxShown));
    return suggestions.slice(0, maxShown);
  } catch {
    return [];
  }
}
