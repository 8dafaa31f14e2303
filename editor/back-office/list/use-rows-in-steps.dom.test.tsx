import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useRowsInSteps } from './use-rows-in-steps.ts';

const all = Array.from({ length: 50 }, (_, index) => index);
const shown = () => document.querySelectorAll('li').length;

function Rows({ isWhole = false }: { readonly isWhole?: boolean }) {
  return useRowsInSteps(all, isWhole).map((row) => <li key={row}>{row}</li>);
}

/** Returns a function that tells the page that the browser is idle. */
function busyBrowser(): () => void {
  const waiting: IdleRequestCallback[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => waiting.push(run));
  return () => {
    for (const run of waiting) run({ didTimeout: false, timeRemaining: () => 10 });
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a list renders what fills the window, and the rest once the browser is idle', async () => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900);
  const beIdle = busyBrowser();
  await render(<Rows />);
  await new Promise((resolve) => setTimeout(resolve, 100));
  // 740 px below the bar and the tools, with rows of at least 40 px.
  expect(shown()).toBe(19);
  beIdle();
  await expect.poll(shown).toBe(50);
});

test('a list to which staff return renders all rows at once', async () => {
  busyBrowser();
  await render(<Rows isWhole />);
  expect(shown()).toBe(50);
});
