/**
 * Flags of Node for the shop's process. Without a limit the engine collects objects so rarely that they
 * take twice the memory; kept answers (`CACHE_MB`) lie outside of it.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function serverFlags({ HEAP_MB }) {
  return [`--max-old-space-size=${/^[1-9]\d*$/.test(HEAP_MB ?? '') ? HEAP_MB : 128}`];
}
