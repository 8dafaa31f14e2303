import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { arriveAt } from './arrive.ts';

const page = (path: string) => ({ ...pageOf([]), path });
const [list, product] = [page('/shop/karte'), page('/produkt/karta')];

beforeEach(() => {
  document.body.innerHTML = '<main style="block-size: 9000px"><h1>Karta</h1></main>';
  scrollTo({ top: 900, behavior: 'instant' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a page is scrolled to its top 200 ms after it was arrived at · CONST-04 ROUTE-47', () => {
  arriveAt(product, list, null);
  vi.advanceTimersByTime(199);
  expect(scrollY).toBe(900);
  vi.advanceTimersByTime(1);
  expect(scrollY).toBe(0);
});

test('a page gone back to is where it was left, at once · ROUTE-47', () => {
  arriveAt(list, product, 400);
  expect(scrollY).toBe(400);
  vi.advanceTimersByTime(1000);
  expect(scrollY).toBe(400);
});

test('another query of the same page scrolls nothing', () => {
  arriveAt(page('/shop/karte?colour=1'), list, null);
  vi.advanceTimersByTime(1000);
  expect(scrollY).toBe(900);
});
