import type { Plugin } from './read-site.mjs';

/** Returns an error for each text of the engine that two plugins write. */
export function pluginTextErrors(
  plugins: readonly Plugin[],
): { readonly key: 'plugins'; readonly value: string; readonly text: string }[];
