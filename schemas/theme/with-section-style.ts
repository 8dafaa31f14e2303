import type { ElementMeta } from '../document/element.ts';
import type { SectionStyles } from './theme-file.ts';

/** How an element looks: its own choice, else what the theme sets for its kind. */
export const withSectionStyle = (
  meta: ElementMeta,
  kind: string,
  styles: SectionStyles,
): ElementMeta => (Object.hasOwn(styles, kind) ? { ...styles[kind], ...meta } : meta);
