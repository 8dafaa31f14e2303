import { Suspense, use, useEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EarlyKeys } from './early-keys.tsx';

test('keys typed before a field is mounted are typed into it and trigger no shortcut', async () => {
  const shortcuts: string[] = [];
  const stop = new AbortController();
  window.addEventListener('keydown', ({ key }) => shortcuts.push(key), { signal: stop.signal });
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const reported: string[] = [];
  function Part() {
    use(code);
    const field = useRef<HTMLInputElement>(null);
    // Focuses itself like the search of the palette.
    useEffect(() => field.current?.focus(), []);
    return (
      <input
        ref={field}
        aria-label="Traži"
        onChange={({ target }) => reported.push(target.value)}
      />
    );
  }
  const screen = await render(
    <Suspense fallback={<EarlyKeys />}>
      <Part />
    </Suspense>,
  );
  await userEvent.keyboard('hidr{Backspace}');
  expect(shortcuts).toEqual([]);
  arrive();
  const field = screen.getByRole('textbox', { name: 'Traži' });
  await expect.element(field).toHaveValue('hid');
  expect(reported.at(-1)).toBe('hid');
  await userEvent.keyboard('en');
  await expect.element(field).toHaveValue('hiden');
  expect(shortcuts).toEqual(['e', 'n']);
  stop.abort();
});
