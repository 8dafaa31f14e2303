import { latePart } from '#runtime/block/late-part.tsx';

export const command = 'order.create';

/** Few give their order away, and nobody waits for it. */
export const giftFields = latePart(async () => (await import('./gift-fields.tsx')).GiftFields);
