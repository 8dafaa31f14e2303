import { expect, test } from 'vitest';
import { cappedPage, offsetOf, paginated, readPage, records } from './paging.ts';

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
])('%i rows are %i pages of ten, in both shapes of lists · ENT-45 ENT-46', (total, pages) => {
  const page = readPage({});
  const counts = { totalPages: pages, totalRecords: total };
  expect(paginated(['a'], total, page)).toEqual({ data: ['a'], pagination: counts });
  expect(records(['a'], total, page)).toEqual({ records: ['a'], ...counts });
});

test('a list that is counted up to a limit reports that there is more · ENT-45', () => {
  const page = readPage({ limit: 4 });
  expect(cappedPage([], 9, 9, page).pagination).toEqual({
    totalPages: 3,
    totalRecords: 9,
    isCapped: false,
  });
  expect(cappedPage([], 10, 9, page).pagination).toEqual({
    totalPages: 3,
    totalRecords: 9,
    isCapped: true,
  });
});

test('a call names its page and size in two ways, ten rows of the first page otherwise · CONST-07 CONST-06', () => {
  expect(readPage({})).toEqual({ page: 1, limit: 10 });
  expect(readPage({ page: 3, perPage: 24 })).toEqual({ page: 3, limit: 24 });
  expect(readPage({ limit: 5, perPage: 24 })).toEqual({ page: 1, limit: 5 });
  expect(readPage({ limit: 5000 })).toEqual({ page: 1, limit: 100 });
  expect([1, 2, 3].map((page) => offsetOf({ page, limit: 10 }))).toEqual([0, 10, 20]);
});
