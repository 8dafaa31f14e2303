import { afterEach, expect, test, vi } from 'vitest';
import type { BrowserRuntime } from './browser-runtime.ts';
import { enhanceForms } from './enhance-forms.ts';
import type { PageRouter } from './page-router.ts';

const navigate = vi.fn();
enhanceForms({ navigate } as unknown as PageRouter, {} as BrowserRuntime);

afterEach(() => {
  vi.useRealTimers();
  navigate.mockClear();
  document.body.replaceChildren();
});

test('a filter form goes 500 ms after the last change, sorted and by replace · LIST-18 LIST-19', async () => {
  document.body.innerHTML = `<form action="/shop/karte" data-auto>
    <input name="technique" type="checkbox" value="7">
    <input name="colour" type="checkbox" value="3">
    <input name="colour" type="checkbox" value="4"></form>`;
  vi.useFakeTimers();
  const [technique, blue, red] = document.querySelectorAll('input');
  const change = (box: HTMLInputElement | undefined) => {
    if (!box) return;
    box.checked = true;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  };
  change(technique);
  vi.advanceTimersByTime(400);
  change(blue);
  change(red);
  vi.advanceTimersByTime(499);
  expect(navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect
    .poll(() => navigate.mock.calls)
    .toEqual([['/shop/karte?colour=3,4&technique=7', { replace: true }]]);
});
