import { latePart } from '../block/late-part.tsx';
import type { PartListProps } from './part-list.tsx';

/** What is in a set; most products are none. */
export const partList = latePart<PartListProps>(
  async () => (await import('./part-list.tsx')).PartList,
);
