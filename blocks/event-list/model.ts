import { linkSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'event-list',
  category: 'content',
  icon: 'calendar',
  hydrate: 'none',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'when', 'limit', 'paged', 'isPageTitle'],
    properties: {
      title: { ...textSchema, default: '' },
      when: { type: 'string', enum: ['upcoming', 'past', 'all'], default: 'upcoming' },
      limit: { type: 'integer', minimum: 1, maximum: 24, default: 6 },
      paged: { type: 'boolean', default: false, description: 'Offers to load more.' },
      hasCalendar: {
        type: 'boolean',
        default: false,
        description: 'Offers each month as a calendar.',
      },
      isPageTitle: { type: 'boolean', default: false },
      link: linkSchema,
    },
  },
});
