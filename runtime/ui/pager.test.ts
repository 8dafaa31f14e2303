import { expect, test } from 'vitest';
import { pagerWindow } from './pager.tsx';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 40, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [20, 40, [16, 17, 18, 19, 20, 21, 22, 23, 24]],
  [5, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 10, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [40, 40, [32, 33, 34, 35, 36, 37, 38, 39, 40]],
  [39, 40, [32, 33, 34, 35, 36, 37, 38, 39, 40]],
])('page %i of %i shows nine numbers at most · LIST-15 CONST-08', (page, pages, numbers) => {
  expect(pagerWindow(page, pages)).toEqual(numbers);
});
