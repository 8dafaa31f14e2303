import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { repeatChanges } from './early-changes.ts';

/** Controlled fields: each shows the value in React's state. */
function Fields() {
  const [state, setState] = useState({ text: 'A', count: '1', sort: 'new', gift: false, way: 'a' });
  const take = (part: Partial<typeof state>) => setState((before) => ({ ...before, ...part }));
  return (
    <form>
      <input
        aria-label="Text"
        value={state.text}
        onChange={(e) => take({ text: e.target.value })}
      />
      <input
        aria-label="Count"
        type="number"
        value={state.count}
        onChange={(e) => take({ count: e.target.value })}
      />
      <select aria-label="Sort" value={state.sort} onChange={(e) => take({ sort: e.target.value })}>
        <option value="new">New</option>
        <option value="old">Old</option>
      </select>
      <input
        aria-label="Gift"
        type="checkbox"
        checked={state.gift}
        onChange={(e) => take({ gift: e.target.checked })}
      />
      {['a', 'b'].map((way) => (
        <input
          key={way}
          aria-label={way}
          type="radio"
          name="way"
          checked={state.way === way}
          onChange={() => take({ way })}
        />
      ))}
      <output>{Object.values(state).join(' ')}</output>
    </form>
  );
}

let root: Root | undefined;
const place = document.body.appendChild(document.createElement('div'));
afterEach(() => root?.unmount());

/** Changes the server's markup, then hydrates it; returns every control that may have been touched. */
async function changeEarly(change: () => Promise<unknown>): Promise<readonly Element[]> {
  place.innerHTML = renderToString(<Fields />);
  await change();
  root = hydrateRoot(place, <Fields />);
  const input = place.querySelector('input') as HTMLInputElement;
  await expect.poll(() => Object.hasOwn(input, 'value')).toBe(true);
  return [...place.querySelectorAll('*')];
}

const taken = () => place.querySelector('output')?.textContent;
const field = (name: string) => screen.getByLabelText(name, { exact: true });

test('changes made before hydration reach the state · LIST-04 CART-37', async () => {
  const changed = await changeEarly(async () => {
    await field('Text').fill('Žana');
    await field('Count').fill('4');
    await field('Sort').selectOptions('old');
    await field('Gift').click();
    await field('b').click();
  });
  expect(taken()).toBe('A 1 new false a');
  repeatChanges(changed);
  await expect.poll(taken).toBe('Žana 4 old true b');
  await expect.element(field('Text')).toHaveValue('Žana');
  await expect.element(field('Gift')).toBeChecked();
  await expect.element(field('b')).toBeChecked();
});

test('a change that was reverted stays reverted, and the caret keeps its position', async () => {
  const changed = await changeEarly(async () => {
    await field('Gift').click();
    await field('Gift').click();
    await field('b').click();
    await field('a').click();
    await field('Text').fill('Ana');
    (field('Text').element() as HTMLInputElement).setSelectionRange(1, 1);
  });
  repeatChanges(changed);
  await expect.poll(taken).toBe('Ana 1 new false a');
  expect((field('Text').element() as HTMLInputElement).selectionStart).toBe(1);
});

test('the page receives the events of an ordinary change', async () => {
  const changed = await changeEarly(() => field('Gift').click());
  const heard: string[] = [];
  place.addEventListener('change', ({ target }) =>
    heard.push((target as HTMLElement).getAttribute('aria-label') ?? ''),
  );
  repeatChanges(changed);
  expect(heard).toEqual(['Gift']);
});
