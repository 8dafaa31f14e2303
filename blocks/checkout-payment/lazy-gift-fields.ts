import { lazyComponent } from '#runtime/block/lazy-component.tsx';

/** Few orders are gifts, and the form works before this code has loaded. */
export const giftFields = lazyComponent(async () => (await import('./gift-fields.tsx')).GiftFields);
