import { lazyComponent } from '../block/lazy-component.tsx';
import type { PartListProps } from './part-list.tsx';

/** What is in a set; most products are none. */
export const partList = lazyComponent<PartListProps>(
  async () => (await import('./part-list.tsx')).PartList,
);
