import { cardMessages } from '#runtime/checkout/card-messages.ts';

export const messages = cardMessages;
