import type { ElementMeta } from '../document/element.ts';
import type { SectionStyles } from './theme-file.ts';

/** Returns the style of an element: its own, completed by that of its block in the theme. */
export const withSectionStyle = (
  meta: ElementMeta,
  kind: string,
  styles: SectionStyles,
): ElementMeta => (Object.hasOwn(styles, kind) ? { ...styles[kind], ...meta } : meta);
