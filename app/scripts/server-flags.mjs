/** MiB that cached responses may need (`CACHE_MB`); they lie among the engine's objects. */
export const usualCache = 104;

/** MiB of all other objects. */
const others = 56;

/**
 * Flags of Node for the shop's process. Without a limit the engine collects objects so rarely that they
 * take twice the memory.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function serverFlags({ HEAP_MB, CACHE_MB }) {
  const limit = wholeNumber(HEAP_MB) || others + (wholeNumber(CACHE_MB) ?? usualCache);
  return [`--max-old-space-size=${limit}`];
}

/** @param {string | undefined} text */
const wholeNumber = (text) => (/^\d+$/.test(text ?? '') ? Number(text) : null);
