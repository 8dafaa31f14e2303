import type { ElementMeta } from '../document/element.ts';
import type { Language } from '../languages.ts';

/** The visitor and the time for which visibility is decided. */
export interface Viewpoint {
  readonly language: Language;
  readonly now: Date;
  readonly isCustomer: boolean;
}

/** Whether a visitor sees an element with these settings; the width is checked elsewhere. */
export function isShown(meta: ElementMeta, { language, now, isCustomer }: Viewpoint): boolean {
  if (meta.hidden) return false;
  if (meta.from && now < new Date(meta.from)) return false;
  if (meta.until && now >= new Date(meta.until)) return false;
  if (meta.languages && !meta.languages.includes(language)) return false;
  if (meta.audience === 'customers') return isCustomer;
  return meta.audience !== 'guests' || !isCustomer;
}
