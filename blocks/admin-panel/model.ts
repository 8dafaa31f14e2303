import { defineModel } from '#schemas/block/model.ts';

/** A screen of the back office: its side navigation, and one section next to it. */
export const model = defineModel({
  type: 'admin-panel',
  category: 'site',
  icon: 'sliders-horizontal',
  hydrate: 'load',
  critical: true,
  schema: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      section: {
        type: 'string',
        enum: ['home', 'cache', 'consents', 'consent', 'templates'],
        default: 'home',
      },
    },
  },
});
