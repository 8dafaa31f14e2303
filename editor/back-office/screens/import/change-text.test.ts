import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

const texts = {
  t: (key: string) => key,
  language: 'en',
  currency: { code: 'EUR', label: 'Euro', symbol: '€' },
} as const;

test('a text names its language by the code, other members by their names', () => {
  const after = { name: { hr: 'Svjetiljka', en: 'Lantern' }, measures: { width: 3 } };
  expect(changeText({}, after, texts)).toBe(
    'import.field_name: HR Svjetiljka, EN Lantern · import.field_measures: width: 3',
  );
});

test('a changed value is shown after the former one', () => {
  expect(changeText({ stock: 2 }, { stock: 5 }, texts)).toBe('import.field_stock: 2 → 5');
});
