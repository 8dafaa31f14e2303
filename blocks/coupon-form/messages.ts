import { couponMessages } from '#runtime/checkout/coupon-messages.ts';

export const messages = couponMessages;
