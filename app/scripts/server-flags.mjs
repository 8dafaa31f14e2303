/** Default maximum size of cached responses in MiB (`CACHE_MB`). They are in V8's heap. */
export const usualCache = 104;

/**
 * Returns the Node.js flags for the shop's process. By default V8 lets the heap double between two collections
 * of garbage; here it grows by 40 %. A fixed limit would end a shop whose catalogue does not fit.
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function serverFlags({ HEAP_MB }) {
  const limit = /^[1-9]\d*$/.test(HEAP_MB ?? '') ? [`--max-old-space-size=${HEAP_MB}`] : [];
  return ['--heap-growing-percent=40', '--max-semi-space-size=8', ...limit];
}

/**
 * Returns the environment for the shop's process. With an arena of memory per thread, as glibc has by default,
 * the process keeps 15 to 35 MB more after pictures and compressed pages.
 * @param {Record<string, string | undefined>} env
 */
export function serverEnvironment(env) {
  return { MALLOC_ARENA_MAX: '2', ...env, NODE_ENV: 'production' };
}
