import { lazyComponent } from '../block/lazy-component.tsx';
import type { PartListProps } from './part-list.tsx';

/** Contents of a bundle; loaded lazily because most products are not bundles. */
export const partList = lazyComponent<PartListProps>(
  async () => (await import('./part-list.tsx')).PartList,
);
