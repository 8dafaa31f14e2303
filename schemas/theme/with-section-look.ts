import type { ElementMeta } from '../document/element.ts';
import type { SectionLooks } from './theme-file.ts';

/** How an element looks: its own choice, else what the theme sets for its kind. */
export const withSectionLook = (
  meta: ElementMeta,
  kind: string,
  looks: SectionLooks,
): ElementMeta => (Object.hasOwn(looks, kind) ? { ...looks[kind], ...meta } : meta);
