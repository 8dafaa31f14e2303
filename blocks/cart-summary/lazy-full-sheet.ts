import { lazyComponent } from '#runtime/block/lazy-component.tsx';
import type { FullSheetProps } from './full-sheet.tsx';

/** The checkout shows the compact summary and does not need this code. */
export const fullSheet = lazyComponent<FullSheetProps>(
  async () => (await import('./full-sheet.tsx')).FullSheet,
);
