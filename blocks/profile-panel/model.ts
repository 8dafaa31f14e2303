import { defineModel } from '#schemas/block/model.ts';

/** The account of a customer; visitors without a session see the `guest` slot instead (PROFILE-07). */
export const model = defineModel({
  type: 'profile-panel',
  category: 'account',
  icon: 'user',
  hydrate: 'load',
  slots: { guest: { allow: ['login-form', 'register-form', 'social-login'], max: 3 } },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['showWishlist', 'showOrders', 'showMemberCard'],
    properties: {
      showWishlist: { type: 'boolean', default: true },
      showOrders: { type: 'boolean', default: true },
      showMemberCard: { type: 'boolean', default: true },
    },
  },
});
