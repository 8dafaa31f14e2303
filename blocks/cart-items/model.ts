import { mediaRefSchema, textSchema } from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';

export const model = defineModel({
  type: 'cart-items',
  category: 'checkout',
  icon: 'shopping-bag',
  hydrate: 'load',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { ...textSchema, default: '', description: 'Heading of the page; empty: "Cart".' },
      emptyPicture: { ...mediaRefSchema, default: 'empty-cart' },
    },
  },
  slots: { below: { allow: ['coupon-form', 'member-card-form', 'order-note'], max: 3 } },
});
