import { defaultMediaWidth } from '../constants.ts';

/**
 * Returns the rendition to use without a named size: the first that is at least the default width, else the
 * last. `renditions` are sorted by width, smallest first.
 */
export function defaultRendition<T extends { readonly width: number }>(
  renditions: readonly T[],
): T | undefined {
  return renditions.find(({ width }) => width >= defaultMediaWidth) ?? renditions.at(-1);
}
