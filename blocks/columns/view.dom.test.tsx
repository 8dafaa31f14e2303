import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import fixture from './fixtures/current.json';
import { View } from './view.tsx';

const options = { ...fixture.options, count: 2, layout: 'wide-first' } as Parameters<
  typeof View
>[0]['options'];

async function widths(second: string | null): Promise<readonly number[]> {
  await screen.viewport(1440, 900);
  const slots = {
    first: (
      <div data-block="cart-items">
        <p>Košarica</p>
      </div>
    ),
    second: <div data-block="cart-summary">{second && <p>{second}</p>}</div>,
    third: null,
    fourth: null,
  };
  const { container } = await render(<View id="c" {...{ options, slots }} data={undefined} />);
  const columns = [...container.querySelectorAll('[data-count] > *')];
  return columns.map((each) => each.getBoundingClientRect().width);
}

test('a column whose block is empty leaves its space to the other', async () => {
  const [wide = 0, narrow = 0] = await widths('Ukupno');
  expect(narrow).toBeGreaterThan(0);
  const [all = 0, none] = await widths(null);
  expect(none).toBe(0);
  expect(all).toBeGreaterThan(wide + narrow);
});
