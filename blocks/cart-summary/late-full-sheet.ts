import { latePart } from '#runtime/block/late-part.tsx';
import type { FullSheetProps } from './full-sheet.tsx';

/** The checkout shows the compact sheet and needs none of it. */
export const fullSheet = latePart<FullSheetProps>(
  async () => (await import('./full-sheet.tsx')).FullSheet,
);
