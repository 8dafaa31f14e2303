import { describe, expect, it } from 'vitest';
import { deliveryHint, deliveryWords } from './delivery-hint.ts';

const method = (price: number, freeFrom: number | null) => {
  return { id: 1, name: '', description: '', options: [], price, freeFrom };
};
const words = (hint: ReturnType<typeof deliveryHint>) =>
  deliveryWords(hint, (key, params) => `${key} ${params?.price ?? ''}`.trim(), String);

describe('the delivery hint', () => {
  it('names the lowest price and the nearest free limit · CART-12', () => {
    const hint = deliveryHint([method(450, 8000), method(320, 6000), method(0, null)]);
    expect(hint).toEqual({ from: 320, hasFree: true, freeFrom: 6000 });
    expect(words(hint)).toBe('totals.freeOrFrom 320');
  });

  it('says free when every way is', () => {
    expect(words(deliveryHint([method(0, 6000)]))).toBe('totals.free');
  });

  it('promises nothing when it knows nothing', () => {
    expect(deliveryHint([])).toBeNull();
    expect(words(null)).toBe('totals.later');
  });
});
