import { latePart } from '../block/late-part.tsx';
import type { OptionFieldsProps } from './option-fields-body.tsx';

/** Custom options of one product; most products have none. */
export const optionFields = latePart<OptionFieldsProps>(
  async () => (await import('./option-fields-body.tsx')).OptionFieldsBody,
);
