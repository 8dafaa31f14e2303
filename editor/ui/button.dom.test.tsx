import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

test('a pending button keeps the focus, and neither presses nor sends its form', async () => {
  const press = vi.fn();
  const send = vi.fn((event: Event) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form ref={(element) => element?.addEventListener('submit', send)}>
      <Button type="submit" isPending={isPending} onPress={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = await render(form(false));
  const button = page.getByRole('button', { name: 'Save' });
  (button.element() as HTMLElement).focus();
  await rerender(form(true));
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
  await rerender(form(false));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => [press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  expect(document.querySelector('[data-live-announcer] [role="img"]')).toBeNull();
});
