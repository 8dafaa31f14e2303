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

test('back to other rows of a list leaves no one without focus · ROUTE-47', () => {
  arriveAt(page('/shop/karte'), page('/shop/karte?page=2'), 400);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(scrollY).toBe(400);
});

test('data fetched anew moves nothing', () => {
  arriveAt(list, list, 400);
  expect(scrollY).toBe(900);
});

test('of two cards of a product the one in view was opened · ROUTE-47', () => {
  const card = '<h2><a href="/produkt/karta">Karta</a></h2>';
  const main = document.querySelector('main');
  main?.insertAdjacentHTML('beforeend', `${card}<p style="block-size: 600px"></p>${card}`);
  arriveAt(list, product, 400);
  const [strip, shelf] = document.querySelectorAll('a');
  expect(document.activeElement).toBe(shelf);
  arriveAt(list, product, 0);
  expect(document.activeElement).toBe(strip);
});
