import { expect, test } from 'vitest';
import { site } from '#schemas/site/site.ts';
import { needsWaiver } from './digital-waiver.ts';

const digital = { digitalOnly: true, items: [] };

test('buyers of digital goods waive a right of withdrawal only where the law gives one', () => {
  const law = { ...site.law, withdrawalDays: 14 };
  expect(needsWaiver(digital, law)).toBe(true);
  expect(needsWaiver({ ...digital, digitalOnly: false }, law)).toBe(false);
  expect(needsWaiver(digital, { ...law, withdrawalDays: null })).toBe(false);
});
