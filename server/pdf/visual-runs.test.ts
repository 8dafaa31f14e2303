import { expect, test } from 'vitest';
import { visualRuns } from './visual-runs.ts';

const drawn = (line: string) => visualRuns(line).map(({ text }) => text);

test('Arabic is to the right of the Latin word after it, and keeps its letters in order', () => {
  expect(visualRuns('فاتورة Hudson')).toEqual([
    { text: 'Hudson', isRightToLeft: false },
    { text: 'فاتورة ', isRightToLeft: true },
  ]);
});

test.each([
  ['فاتورة 2026-0007', '2026-0007'],
  ['هاتف +1 518 555 0199', '+1 518 555 0199'],
  ['طلب HT-2026-001001', 'HT-2026-001001'],
  ['التاريخ 24/11/2026', '24/11/2026'],
])('the number in %s keeps its digits in order', (line, number) => {
  expect(drawn(line)[0]).toBe(number);
});

test('the sign of a currency is beside its amount, with the space between them', () => {
  expect(drawn('السعر 12.67\u00a0$').slice(0, 2).join('')).toBe('$\u00a012.67');
});

test('brackets of an Arabic text are mirrored', () => {
  expect(drawn('ورشة (الثاني)')).toEqual([')ورشة )الثاني('.slice(1)]);
});

test.each(['12 Warren Street', 'Hudson Tool Works Inc.'])('%s keeps its order', (line) => {
  expect(visualRuns(line)).toEqual([{ text: line, isRightToLeft: false }]);
});

test('marks of direction are not drawn', () => {
  expect(drawn('\u200f12.67')).toEqual(['12.67']);
});
