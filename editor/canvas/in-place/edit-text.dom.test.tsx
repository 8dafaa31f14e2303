import { startTransition, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type EditTextOptions, editText, type TextHandle } from './edit-text.ts';

interface Page {
  /** Text in the document. */
  readonly stored: () => string;
  /** Sets the text as another editor or the history would. */
  readonly set: (text: string) => void;
  readonly element: () => HTMLElement;
}

type Render = (text: string) => React.ReactNode;

const heading: Render = (text) => text && <h2 id="it">{text}</h2>;

async function renderPage(text: string, mount: Render = heading): Promise<Page> {
  let set: (text: string) => void = () => {};
  let stored = text;
  function Rendered() {
    const [shown, setShown] = useState(text);
    set = (next) => {
      stored = next;
      setShown(next);
    };
    return mount(shown);
  }
  await render(<Rendered />);
  return {
    stored: () => stored,
    set: (next) => set(next),
    element: () => document.querySelector('#it') as HTMLElement,
  };
}

let handle: TextHandle | undefined;
afterEach(() => handle?.end());

function begin(page: Page, more: Partial<EditTextOptions> = {}) {
  const onEnd = vi.fn();
  const element = page.element();
  handle = editText({ element, value: page.stored(), onChange: page.set, onEnd, ...more });
  return { element, onEnd };
}

const caret = () => document.getSelection()?.anchorOffset;
const putCaret = (element: HTMLElement, at: number) =>
  document.getSelection()?.collapse(element.firstChild ?? element, at);

test('the caret stays while React renders the typed text', async () => {
  const page = await renderPage('Karta mora');
  const { element } = begin(page);
  putCaret(element, 5);
  await userEvent.keyboard(' starog');
  expect(page.stored()).toBe('Karta starog mora');
  expect(element.textContent).toBe('Karta starog mora');
  expect(caret()).toBe(12);
  await userEvent.keyboard('{Backspace}{Backspace}{ArrowLeft}X');
  expect(page.stored()).toBe('Karta staXr mora');
  expect(page.element()).toBe(element);
});

test('the caret stays while another editor moves the block', async () => {
  let turn: (isTurned: boolean) => void = () => {};
  function Blocks() {
    const [isTurned, setTurned] = useState(false);
    turn = setTurned;
    const order = isTurned ? ['other', 'next', 'it'] : ['it', 'other', 'next'];
    return order.map((id) => (
      <section key={id}>
        <h2 id={id}>Karta mora</h2>
      </section>
    ));
  }
  await render(<Blocks />);
  const element = document.getElementById('it') as HTMLElement;
  const onChange = vi.fn();
  const onEnd = vi.fn();
  handle = editText({ element, value: 'Karta mora', onChange, onEnd });
  putCaret(element, 5);
  await userEvent.keyboard(' A');
  turn(true);
  await expect.poll(() => document.querySelector('section:last-child h2')?.id).toBe('it');
  expect(document.activeElement).toBe(element);
  await userEvent.keyboard('B');
  expect(onChange).toHaveBeenLastCalledWith('Karta AB mora');
  turn(false);
  await expect.poll(() => document.querySelector('section h2')?.id).toBe('it');
  await userEvent.keyboard('C');
  expect(onChange).toHaveBeenLastCalledWith('Karta ABC mora');
  expect(onEnd).not.toHaveBeenCalled();
});

test('a late render does not revert what was typed since', async () => {
  const page = await renderPage('');
  const late: string[] = [];
  await renderLazy(page, late);
  expect(late).toEqual(['a', 'ab', 'abc']);
});

async function renderLazy(page: Page, sent: string[]): Promise<void> {
  page.set('x');
  await expect.poll(() => page.element()?.textContent).toBe('x');
  const { element } = begin(page, {
    onChange: (text) => {
      sent.push(text);
      setTimeout(() => startTransition(() => page.set(text)), 30);
    },
  });
  document.getSelection()?.selectAllChildren(element);
  await userEvent.keyboard('abc');
  await expect.poll(() => page.stored()).toBe('abc');
  expect(element.textContent).toBe('abc');
  expect(caret()).toBe(3);
}

test('a text is cleared, typed again and rendered again', async () => {
  const page = await renderPage('More');
  const { element, onEnd } = begin(page);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect(element.textContent).toBe('');
  expect(element.offsetHeight).toBeGreaterThan(10);
  expect(page.element()).toBe(element);
  await userEvent.keyboard('Otok{Enter}');
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('enter');
  page.set('Grad');
  await expect.poll(() => page.element().outerHTML).toBe('<h2 id="it">Grad</h2>');
});

test('a cleared text is reported at the end', async () => {
  const page = await renderPage('More');
  begin(page);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect(page.stored()).toBe('More');
  await userEvent.keyboard('{Escape}');
  expect(page.stored()).toBe('');
  await expect.poll(() => page.element()).toBeNull();
});

test('React finds its own text node again in an array of children', async () => {
  const mount: Render = (text) => <p id="it">{[text]}</p>;
  const page = await renderPage('More', mount);
  begin(page);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}Otok{Enter}');
  page.set('Grad');
  await expect.poll(() => page.element().textContent).toBe('Grad');
});

test('composed text is inserted as a whole', async () => {
  const page = await renderPage('海');
  const onChange = vi.fn(page.set);
  const { element } = begin(page, { onChange });
  putCaret(element, 1);
  const browser = cdp() as unknown as { send(method: string, values: object): Promise<unknown> };
  await browser.send('Input.imeSetComposition', {
    text: 'ちず',
    selectionStart: 2,
    selectionEnd: 2,
  });
  expect(element.textContent).toBe('海ちず');
  expect(onChange).not.toHaveBeenCalled();
  await browser.send('Input.insertText', { text: '地図' });
  await expect.poll(() => page.stored()).toBe('海地図');
  expect(element.textContent).toBe('海地図');
  expect(caret()).toBe(3);
});

test('undo is left to the editor history', async () => {
  const page = await renderPage('Karta');
  const onKey = vi.fn();
  document.addEventListener('keydown', onKey);
  const { element } = begin(page);
  putCaret(element, 5);
  await userEvent.keyboard('!');
  await userEvent.keyboard('{Control>}z{/Control}');
  document.removeEventListener('keydown', onKey);
  expect(element.textContent).toBe('Karta!');
  expect(onKey.mock.lastCall?.[0]).toMatchObject({ key: 'z', defaultPrevented: false });
  page.set('Karta');
  await expect.poll(() => element.textContent).toBe('Karta');
  expect(caret()).toBe(5);
});

test('text from another editor is shown, and the caret moves behind it', async () => {
  const page = await renderPage('Karta mora');
  const { element } = begin(page);
  page.set('Karta plavog mora');
  await expect.poll(() => element.textContent).toBe('Karta plavog mora');
  expect(caret()).toBe(13);
  await userEvent.keyboard('X');
  expect(page.stored()).toBe('Karta plavog Xmora');
});

test('pasted lines are joined, and cut at the maximum length', async () => {
  const page = await renderPage('Karta');
  const { element } = begin(page, { maxLength: 16 });
  putCaret(element, 5);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '\nstarog\r\nmora i kopna');
  clipboardData.setData('text/html', '<b>starog</b>');
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  expect(page.stored()).toBe('Karta starog mor');
  await userEvent.keyboard('a');
  expect(element.textContent).toBe('Karta starog mor');
});

test('Enter starts a new line in multiline text', async () => {
  const page = await renderPage('Karta');
  const { element } = begin(page, { multiline: true });
  putCaret(element, 5);
  await userEvent.keyboard('{Enter}mora');
  expect(page.stored()).toBe('Karta\nmora');
  expect(element.childNodes).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  handle?.end();
  expect(page.stored()).toBe('Karta\nmora\n');
  expect(element.outerHTML).toBe('<h2 id="it">Karta\nmora\n</h2>');
});

test('spaces can be typed in a button, which does nothing meanwhile', async () => {
  const onPress = vi.fn();
  const mount: Render = (text) => (
    <button type="button" onClick={onPress}>
      <span id="it">{text.trim()}</span>
    </button>
  );
  const page = await renderPage('Kupi', mount);
  const { element } = begin(page);
  putCaret(element, 4);
  await userEvent.keyboard(' kartu');
  await userEvent.click(element);
  expect(page.stored()).toBe('Kupi kartu');
  expect(onPress).not.toHaveBeenCalled();
});

test('ends when focus or the element is lost, and can be cancelled', async () => {
  const page = await renderPage('Karta');
  const { element, onEnd } = begin(page);
  await userEvent.keyboard('!!');
  handle?.cancel();
  expect(page.stored()).toBe('Karta');
  expect(onEnd).toHaveBeenLastCalledWith('cancelled');
  expect(element.hasAttribute('contenteditable')).toBe(false);
  expect(element.outerHTML).toBe('<h2 id="it">Karta</h2>');

  const second = begin(page);
  second.element.blur();
  await expect.poll(() => second.onEnd.mock.calls).toEqual([['blur']]);

  const third = begin(page);
  page.set('');
  await expect.poll(() => third.onEnd.mock.calls).toEqual([['gone']]);
});
