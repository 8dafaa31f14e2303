import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ValueField } from '../value.tsx';
import { ChangedValue } from './changed-value.tsx';

const field: ValueField = { cell: 'localized', choices: [] };

test('of two texts by language those that differ are shown, in every language', async () => {
  const value = { hr: 'Svjetiljka', en: 'Lantern', de: 'Laterne' };
  const other = { hr: 'Fenjer', en: 'Lantern' };
  const { container, rerender } = await render(
    <ChangedValue field={field} value={value} other={other} />,
  );
  expect(container.textContent).toBe('HR SvjetiljkaDE Laterne');
  await rerender(<ChangedValue field={field} value={other} other={value} />);
  expect(container.textContent).toBe('HR FenjerDE –');
});
