import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

function Opener({ size }: { readonly size?: 'cart' | 'standard' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Chart"
        size={size}
        labels={{ close: 'close' }}
      >
        <p>inside</p>
      </Dialog>
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Chart' });

test('Escape closes and focus returns to the opener · BUNDLE-09 CART-19', async () => {
  await render(<Opener />);
  const opener = page.getByRole('button', { name: 'open' });
  await opener.click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('the close button closes · CART-19', async () => {
  await render(<Opener />);
  await page.getByRole('button', { name: 'open' }).click();
  await page.getByRole('button', { name: 'close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the cart dialog is 70 by 80 percent · CART-18 CONST-47 CONST-48', async () => {
  await page.viewport(1000, 800);
  await render(<Opener size="cart" />);
  await page.getByRole('button', { name: 'open' }).click();
  const { offsetWidth, offsetHeight } = dialog().element() as HTMLElement;
  expect([offsetWidth, offsetHeight]).toEqual([700, 640]);
});

test('other dialogs are 60 percent high · MODAL-19 CONST-49', async () => {
  await page.viewport(1000, 800);
  await render(<Opener size="standard" />);
  await page.getByRole('button', { name: 'open' }).click();
  expect((dialog().element() as HTMLElement).offsetHeight).toBe(480);
});
