import { linkTargetPattern, linkTargetSchema } from '#schemas/block/fragments.ts';

const storable = new RegExp(linkTargetPattern);

/**
 * The link target that a pasted address can be stored as; null when it must not become a link, e.g.
 * `javascript:`. Plain http is stored as https, as targets have it.
 */
export function toLinkTarget(address: string): string | null {
  const target = address.trim().replace(/^http:\/\//i, 'https://');
  return target.length <= linkTargetSchema.maxLength && storable.test(target) ? target : null;
}
