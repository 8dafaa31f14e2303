import type { Language } from '#schemas/languages.ts';
import { JsonText, jsonPiece } from '../../api/json-text.ts';
import type { TagCache } from '../../cache/tag-cache.ts';
import { noResponse, packResponse, responseIn } from './packed-response.ts';

/** Builds the response in a given language; null if it does not exist in that language. */
export type ResponseOf<T> = (language: Language) => T | null;

interface Wanted<T> {
  readonly key: string;
  readonly tags: readonly string[];
  readonly language: Language;
  /** Returns null or undefined when the response does not exist. */
  readonly load: () => Promise<ResponseOf<T> | null | undefined>;
}

/**
 * Returns a cached response, which is packed in all languages; null when it does not exist. Packing takes
 * longer than all other steps, so without a cache only the requested language is built.
 */
export async function readResponse<T extends object>(
  cache: TagCache,
  { key, tags, language, load }: Wanted<T>,
): Promise<JsonText<T> | null> {
  if (cache.limit === 0) {
    cache.note(tags);
    const responseOf = await load();
    const response = responseOf?.(language);
    return response ? new JsonText([jsonPiece(JSON.stringify(response))]) : null;
  }
  const packed = await cache.get(key, tags, async () => {
    const responseOf = await load();
    return responseOf ? packResponse(responseOf) : noResponse;
  });
  return responseIn(packed, language);
}
