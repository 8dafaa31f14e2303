import { textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'product-detail',
  category: 'catalogue',
  icon: 'package',
  hydrate: 'load',
  critical: true,
  slots: { reviews: { max: 3 } },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['showCrossSell', 'showDetails', 'deliveryNote'],
    properties: {
      showCrossSell: { type: 'boolean', default: true },
      showDetails: { type: 'boolean', default: true },
      deliveryNote: { ...textSchema, default: '', description: 'Empty takes the usual sentence.' },
    },
  },
});
