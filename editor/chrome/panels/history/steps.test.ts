import { expect, test } from 'vitest';
import { stepsTo } from './steps.ts';

test('goes back or forward by the number of steps in between', () => {
  expect(stepsTo(5, 2)).toEqual({ direction: 'undo', count: 3 });
  expect(stepsTo(2, 5)).toEqual({ direction: 'redo', count: 3 });
  expect(stepsTo(2, 2).count).toBe(0);
});
