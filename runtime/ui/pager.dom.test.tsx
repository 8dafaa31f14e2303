import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pager } from './pager.tsx';

const labels = {
  pager: 'Stranice',
  first: 'Prva',
  previous: 'Prethodna',
  next: 'Sljedeća',
  last: 'Zadnja',
  page: (number: number) => `Stranica ${number}`,
};

async function hrefsOn(current: number) {
  await render(<Pager page={current} pages={3} href={(to) => `?page=${to}`} labels={labels} />);
  return page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
}

test('the ends link to first, previous, next and last · LIST-13', async () => {
  expect(await hrefsOn(2)).toEqual([
    '?page=1',
    '?page=1',
    '?page=1',
    '?page=2',
    '?page=3',
    '?page=3',
    '?page=3',
  ]);
});

test('first and previous are disabled on the first page · LIST-14', async () => {
  expect(await hrefsOn(1)).toEqual([
    null,
    null,
    '?page=1',
    '?page=2',
    '?page=3',
    '?page=2',
    '?page=3',
  ]);
  await expect.element(page.getByRole('link', { name: 'Prva' })).toHaveAttribute('aria-disabled');
});

test('next and last are disabled on the last page · LIST-14', async () => {
  expect((await hrefsOn(3)).slice(-2)).toEqual([null, null]);
});
