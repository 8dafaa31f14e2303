import { describe, expect, it } from 'vitest';
import { deliveryHint, deliveryText } from './delivery-hint.ts';

const method = (name: string, price: number, freeFrom: number | null) => {
  return { id: 1, name, description: '', options: [], price, freeFrom, assumedCountry: 'Hrvatska' };
};
const texts = (hint: ReturnType<typeof deliveryHint>) =>
  deliveryText(hint, (key, params) => `${key} ${params?.price ?? ''}`.trim(), String);

describe('the delivery hint', () => {
  it('has the lowest price and the nearest free limit · CART-12', () => {
    const methods = [method('post', 450, 8000), method('locker', 320, 6000), method('', 0, null)];
    const hint = deliveryHint(methods);
    const free = { from: 6000, name: 'locker' };
    expect(hint).toEqual({ from: 320, hasFree: true, free, country: 'Hrvatska' });
    expect(texts(hint)).toBe('totals.freeOrFrom 320');
  });

  it('keeps the nearest limit once it is reached · CART-12', () => {
    const hint = deliveryHint([method('post', 450, 8000), method('locker', 0, 6000)]);
    expect(hint?.free).toEqual({ from: 6000, name: 'locker' });
  });

  it('is free when every method is free', () => {
    expect(texts(deliveryHint([method('locker', 0, 6000)]))).toBe('totals.free');
  });

  it('is empty without data', () => {
    expect(deliveryHint([])).toBeNull();
    expect(texts(null)).toBe('totals.later');
  });
});
