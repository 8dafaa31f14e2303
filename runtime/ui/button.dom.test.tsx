import './theme.css';
import './tokens.css';
import './base.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

const button = () => page.getByRole('button', { name: 'Send' }).element() as HTMLButtonElement;
const backgroundImage = () => getComputedStyle(button()).backgroundImage;

test('a button that was busy for an instant shows it for 200 ms · CONST-05 LAYOUT-19', async () => {
  const holds: unknown[] = [];
  const { rerender } = await render(<Button busy>Send</Button>);
  await expect.poll(backgroundImage).toMatch(/gradient/);
  button().addEventListener('transitionrun', ({ propertyName }) => {
    const running = button().getAnimations() as CSSTransition[];
    const { effect } = running.find((one) => one.transitionProperty === propertyName) ?? {};
    holds.push([propertyName, effect?.getTiming().delay, /gradient/.test(backgroundImage())]);
  });
  await rerender(<Button busy={false}>Send</Button>);
  await expect.poll(() => holds).toContainEqual(['background-image', 200, true]);
  await expect.poll(backgroundImage).toBe('none');
});

test('a busy button ignores presses and reports its state', async () => {
  let presses = 0;
  const press = () => {
    presses += 1;
  };
  const { rerender } = await render(
    <Button busy onClick={press}>
      Send
    </Button>,
  );
  button().click();
  await expect
    .element(page.getByRole('button', { name: 'Send' }))
    .toHaveAttribute('aria-busy', 'true');
  await rerender(<Button onClick={press}>Send</Button>);
  button().click();
  expect(presses).toBe(1);
});

test('the submit buttons of a busy form look busy at once, other buttons do not', async () => {
  const { container } = await render(
    <form>
      <Button type="submit">Send</Button>
      <Button>Help</Button>
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  form.ariaBusy = 'true';
  expect(backgroundImage()).toMatch(/gradient/);
  const help = page.getByRole('button', { name: 'Help' }).element();
  expect(getComputedStyle(help).backgroundImage).toBe('none');
  form.ariaBusy = null;
  await expect.poll(backgroundImage).toBe('none');
});
