import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField } from './number-field.tsx';

function Quantity() {
  const [value, setValue] = useState('2');
  return (
    <NumberField
      label="quantity"
      labels={{ less: 'less', more: 'more' }}
      min={1}
      max={3}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

const field = () => page.getByRole('spinbutton', { name: 'quantity' });
const press = (name: string) => page.getByRole('button', { name }).click();

test('steps trigger onChange and stop at the bounds · CART-04 BUNDLE-03', async () => {
  await render(<Quantity />);
  await press('more');
  await expect.element(field()).toHaveValue(3);
  await expect.element(page.getByRole('button', { name: 'more' })).toBeDisabled();
  await press('less');
  await press('less');
  await expect.element(field()).toHaveValue(1);
  await expect.element(page.getByRole('button', { name: 'less' })).toBeDisabled();
});
