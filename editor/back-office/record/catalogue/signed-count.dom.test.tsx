import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SignedCount } from './signed-count.tsx';

test.each([
  [3, '+3'],
  [0, '0'],
  [-2, '−2'],
])('%d is shown as %s, with its sign on the left in mirrored pages', async (count, text) => {
  const { container } = await render(
    <div dir="rtl">
      <SignedCount count={count} />
    </div>,
  );
  const shown = container.querySelector('bdi');
  expect(shown?.textContent).toBe(text);
  expect(shown && getComputedStyle(shown).direction).toBe('ltr');
});
