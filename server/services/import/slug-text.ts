import { foldText } from '../fold-text.ts';

/** The text as part of an address: letters without signs, digits, hyphens. */
export function slugText(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 120);
}
