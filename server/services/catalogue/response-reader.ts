import type { Language } from '#schemas/languages.ts';
import { JsonText, jsonPiece } from '../../api/json-text.ts';
import type { TagCache } from '../../cache/tag-cache.ts';
import { noResponse, packResponse, responseIn } from './packed-response.ts';

/** The response in any language. */
export type ResponseOf<T> = (language: Language) => T;

interface Wanted<T> {
  readonly key: string;
  readonly tags: readonly string[];
  readonly language: Language;
  /** Gives nothing for what does not exist. */
  readonly load: () => Promise<ResponseOf<T> | null | undefined>;
}

/**
 * A response from the cache, where it lies packed in all languages; null for what does not exist. Packing takes
 * longer than all else, so without a cache only the one language is made.
 */
export async function readResponse<T extends object>(
  cache: TagCache,
  { key, tags, language, load }: Wanted<T>,
): Promise<JsonText<T> | null> {
  if (cache.limit === 0) {
    cache.note(tags);
    const responseOf = await load();
    return responseOf ? new JsonText([jsonPiece(JSON.stringify(responseOf(language)))]) : null;
  }
  const packed = await cache.get(key, tags, async () => {
    const responseOf = await load();
    return responseOf ? packResponse(responseOf) : noResponse;
  });
  return responseIn(packed, language);
}
