import { lazyComponent } from '#runtime/block/lazy-component.tsx';

export const command = 'order.create';

/** Few give their order away, and nobody waits for it. */
export const giftFields = lazyComponent(async () => (await import('./gift-fields.tsx')).GiftFields);
