import { lazyComponent } from '../block/lazy-component.tsx';
import type { OptionFieldsProps } from './option-fields-body.tsx';

/** Custom options of a product; loaded lazily because most products have none. */
export const optionFields = lazyComponent<OptionFieldsProps>(
  async () => (await import('./option-fields-body.tsx')).OptionFieldsBody,
);
