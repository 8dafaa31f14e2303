import { linkTargetSchema, longTextSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'product-reviews',
  category: 'catalogue',
  icon: 'star',
  hydrate: 'visible',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'how', 'howLink', 'limit'],
    properties: {
      title: { ...textSchema, default: '', description: 'Empty: words of its own.' },
      how: {
        ...longTextSchema,
        default: '',
        description:
          'How reviews are checked (Directive 2005/29/EC art. 7 (6)). Empty: words of its own.',
      },
      howLink: { ...linkTargetSchema, type: ['string', 'null'], default: null },
      limit: { type: 'integer', minimum: 1, maximum: 50, default: 6 },
    },
  },
});
