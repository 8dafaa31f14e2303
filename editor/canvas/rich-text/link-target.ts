import { linkTargetPattern, linkTargetSchema } from '#schemas/block/fragments.ts';

const storable = new RegExp(linkTargetPattern);

/**
 * Returns the link target for a pasted address; null when it must not become a link, e.g. `javascript:`. HTTP
 * becomes HTTPS, which targets require.
 */
export function toLinkTarget(address: string): string | null {
  const target = address.trim().replace(/^http:\/\//i, 'https://');
  return target.length <= linkTargetSchema.maxLength && storable.test(target) ? target : null;
}
