import { defaultMediaWidth } from '../constants.ts';

/**
 * The rendition where nobody names a size: the first that fills the default one, else the last.
 * `renditions` come with the smallest first.
 */
export function defaultRendition<T extends { readonly width: number }>(
  renditions: readonly T[],
): T | undefined {
  return renditions.find(({ width }) => width >= defaultMediaWidth) ?? renditions.at(-1);
}
