import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { TextArea } from './text-area.tsx';

test('what was typed into several lines before hydration stays, and is reported', async () => {
  const changed = vi.fn();
  const field = <TextArea label="Note" defaultValue="Old" onInput={changed} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(field);
  const control = root.querySelector('textarea') as HTMLTextAreaElement;
  control.value = 'Typed';
  const hydrated = hydrateRoot(root, field);
  await expect.poll(() => changed.mock.calls.length).toBe(1);
  expect([control.isConnected, control.value]).toEqual([true, 'Typed']);
  hydrated.unmount();
  root.remove();
});
