import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'columns',
  category: 'layout',
  icon: 'layout-grid',
  hydrate: 'none',
  slots: {
    first: { max: 12 },
    second: { max: 12 },
    third: { max: 12, shown: { option: 'count', least: 3 } },
    fourth: { max: 12, shown: { option: 'count', least: 4 } },
  },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      count: { type: 'integer', minimum: 2, maximum: 4, default: 2 },
      layout: { type: 'string', enum: ['equal', 'wide-first', 'wide-last'], default: 'equal' },
      align: { type: 'string', enum: ['start', 'center', 'stretch'], default: 'start' },
      rules: { type: 'boolean', default: false },
    },
  },
});
