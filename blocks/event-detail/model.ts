import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'event-detail',
  category: 'content',
  icon: 'ticket',
  hydrate: 'none',
  critical: true,
  schema: { type: 'object', additionalProperties: false, required: [], properties: {} },
});
