// Written by `npm run gen`.
import type { BrowserRegistry } from '#runtime/block/types.ts';

export const browserBlocks: BrowserRegistry = {
  'accordion': () => import('./accordion/view.tsx'),
  'banner': () => import('./banner/view.tsx'),
  'call-to-action': () => import('./call-to-action/view.tsx'),
  'columns': () => import('./columns/view.tsx'),
  'cookie-section': () => import('./cookie-section/view.tsx'),
  'error': () => import('./error/view.tsx'),
  'footer-section': () => import('./footer-section/view.tsx'),
  'gallery': () => import('./gallery/view.tsx'),
  'header-section': () => import('./header-section/view.tsx'),
  'hero': () => import('./hero/view.tsx'),
  'image': () => import('./image/view.tsx'),
  'membership-card': () => import('./membership-card/view.tsx'),
  'not-found': () => import('./not-found/view.tsx'),
  'opening-hours': () => import('./opening-hours/view.tsx'),
  'rich-text': () => import('./rich-text/view.tsx'),
  'section': () => import('./section/view.tsx'),
  'tabs': () => import('./tabs/view.tsx'),
};
