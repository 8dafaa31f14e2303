/** Default maximum size of cached responses in MiB (`CACHE_MB`). They are in V8's heap. */
export const usualCache = 104;

/** MiB of all other objects. */
const others = 56;

/**
 * Returns the Node.js flags for the shop's process. Without a limit V8 collects garbage so rarely that the
 * heap takes twice the memory.
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function serverFlags({ HEAP_MB, CACHE_MB }) {
  const limit = wholeNumber(HEAP_MB) || others + (wholeNumber(CACHE_MB) ?? usualCache);
  return [`--max-old-space-size=${limit}`];
}

/** @param {string | undefined} text */
const wholeNumber = (text) => (/^\d+$/.test(text ?? '') ? Number(text) : null);
