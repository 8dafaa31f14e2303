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

test('who comes back from the bank has the unpaid order in view', () => {
  page(true);
  showUnpaidNotice();
  expect(scrollY).toBe(0);
});

test('a notice that was there already leaves the scroll alone', () => {
  page(true);
  showUnpaidNotice();
  scrollTo({ top: 2000, behavior: 'instant' });
  showUnpaidNotice();
  expect(scrollY).toBe(2000);
});

test('a page without it stays where it is', () => {
  page(false);
  showUnpaidNotice();
  expect(scrollY).toBe(2000);
});
