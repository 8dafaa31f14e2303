import { lazyComponent } from '#runtime/block/lazy-component.tsx';
import type { FullSheetProps } from './full-sheet.tsx';

/** The checkout shows the compact sheet and needs none of it. */
export const fullSheet = lazyComponent<FullSheetProps>(
  async () => (await import('./full-sheet.tsx')).FullSheet,
);
