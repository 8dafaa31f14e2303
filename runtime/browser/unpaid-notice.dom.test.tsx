import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { showUnpaidNotice } from './unpaid-notice.ts';

beforeEach(() => screen.viewport(800, 600));
afterEach(() => {
  document.body.replaceChildren();
  showUnpaidNotice();
});

const page = (notice: boolean) => {
  const aside = notice ? '<aside data-block="unpaid-order">Unpaid</aside>' : '';
  document.body.innerHTML = `${aside}<div style="block-size: 3000px"></div>`;
  scrollTo({ top: 2000, behavior: 'instant' });
};

test('a shopper who returns from the bank sees the unpaid order', () => {
  page(true);
  showUnpaidNotice();
  expect(scrollY).toBe(0);
});

test('a notice that was already shown does not scroll', () => {
  page(true);
  showUnpaidNotice();
  scrollTo({ top: 2000, behavior: 'instant' });
  showUnpaidNotice();
  expect(scrollY).toBe(2000);
});

test('a page without the notice does not scroll', () => {
  page(false);
  showUnpaidNotice();
  expect(scrollY).toBe(2000);
});
