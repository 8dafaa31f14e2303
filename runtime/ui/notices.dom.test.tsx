import './theme.css';
import './tokens.css';
import './base.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type Notice, Notices } from './notices.tsx';

const labels = { region: 'notices', dismiss: 'dismiss' };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function show(...notices: readonly Notice[]) {
  const gone: string[] = [];
  await page.viewport(1000, 700);
  await render(
    <>
      <p>aside</p>
      <Notices notices={notices} onDismiss={(id) => gone.push(id)} labels={labels} />
    </>,
  );
  await page.getByText('aside').hover();
  return gone;
}

test('a message disappears after its duration · CONST-24', async () => {
  const gone = await show({ id: 'a', kind: 'success', text: 'saved', duration: 50 });
  await expect.poll(() => gone).toEqual(['a']);
});

test('a message stays while the pointer is on it', async () => {
  const gone = await show({ id: 'a', kind: 'success', text: 'saved', duration: 800 });
  await page.getByText('saved').hover();
  await wait(1000);
  expect(gone).toEqual([]);
  await userEvent.unhover(page.getByText('saved'));
  await expect.poll(() => gone).toEqual(['a']);
});

test('errors are alerts and stay until dismissed', async () => {
  const gone = await show({ id: 'b', kind: 'error', text: 'broken' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('broken');
  await page.getByRole('button', { name: 'dismiss' }).click();
  expect(gone).toEqual(['b']);
});

test('on a phone a message does not cover title, goods and buttons of the cart', async () => {
  await page.viewport(390, 844);
  await render(
    <>
      <Dialog
        open
        size="cart"
        title="Cart"
        labels={{ close: 'close' }}
        onClose={() => undefined}
        actions={<Button variant="primary">to the cart</Button>}
      >
        <p>the first line of the cart</p>
      </Dialog>
      <Notices
        notices={[{ id: 'a', kind: 'success', text: 'added' }]}
        onDismiss={() => undefined}
        labels={labels}
      />
    </>,
  );
  const box = (each: ReturnType<typeof page.getByText>) => each.element().getBoundingClientRect();
  const close = box(page.getByRole('button', { name: 'close' }));
  expect(close.top).toBeLessThan(40);
  const message = box(page.getByText('added'));
  expect(message.top).toBeGreaterThan(box(page.getByText('the first line of the cart')).bottom);
  expect(message.bottom).toBeLessThanOrEqual(box(page.getByText('to the cart')).top);
});
