import { afterEach, expect, test } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { newBlock, startEditing } from '#tests/support/editing.ts';
import { type OverlayStage, openOverlay } from '#tests/support/overlay-stage.tsx';
import { insertBlock } from '../../model/commands/insert.ts';
import { setField } from '../../model/commands/set-options.ts';
import { drop } from './drop-target.ts';
import { startDrag } from './start-drag.ts';

/** Used to simulate real touch. The types of the provider are not part of the tests. */
interface Session {
  readonly send: (name: string, args: object) => Promise<unknown>;
}

let stage: OverlayStage;
afterEach(() => stage.close());

const block = (id: string) => document.querySelector<HTMLElement>(`#izlog [data-id="${id}"]`);
const selected = () => stage.editing.selection.getState().ids;
const text = (id: string) => block(id)?.querySelector('p') as HTMLElement;
const pageMarkup = () =>
  stage.page.innerHTML.replace(/ data-[\w-]+="[^"]*"/g, '').replace(/ data-[\w-]+/g, '');

test('a click selects the innermost block, Alt its parent, and changes nothing in the page', async () => {
  stage = await openOverlay();
  const before = pageMarkup();
  await userEvent.click(text('text-1'));
  expect(selected()).toEqual(['text-1']);
  await userEvent.keyboard('{Alt>}');
  await userEvent.click(text('text-2'));
  await userEvent.keyboard('{/Alt}');
  expect(selected()).toEqual(['columns-1']);
  await userEvent.hover(block('hero-1') as HTMLElement);
  expect(stage.editing.selection.getState().hovered).toBe('hero-1');
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  expect(pageMarkup()).toBe(before);
});

test('a click beside the texts of a selected block starts no typing', async () => {
  stage = await openOverlay();
  const hero = block('hero-1') as HTMLElement;
  await userEvent.click(hero, { position: { x: 5, y: 5 } });
  await userEvent.click(hero, { position: { x: 5, y: 5 } });
  expect(selected()).toEqual(['hero-1']);
  expect(stage.page.querySelector('[contenteditable]')).toBeNull();
  await userEvent.click(hero.querySelector('h1') as HTMLElement);
  expect(stage.page.querySelector('[contenteditable]')).not.toBeNull();
});

/** Clicks a block so that an editor button appears under the pointer. */
async function clickBelow(id: string, button: Locator): Promise<void> {
  const target = block(id) as HTMLElement;
  stage.editing.select([id]);
  await expect.element(button).toBeVisible();
  const taken = button.element().getBoundingClientRect();
  const slotKey = target.getBoundingClientRect();
  stage.editing.select([]);
  await expect.element(button).not.toBeInTheDocument();
  const position = {
    x: taken.x + taken.width / 2 - slotKey.x,
    y: Math.max(2, taken.y - slotKey.y),
  };
  await userEvent.click(target, { position });
  await expect.element(button).toBeVisible();
}

const takesPointer = (button: Locator) =>
  getComputedStyle(button.element()).pointerEvents === 'auto';

test('a button that appears under the pointer lets the second click of a double click through to the page', async () => {
  stage = await openOverlay();
  const insert = page.getByRole('button', { name: 'Add a block here' }).first();
  await expect
    .poll(async () => {
      await clickBelow('section-1', insert);
      return takesPointer(insert);
    })
    .toBe(false);
  await expect.poll(() => takesPointer(insert)).toBe(true);
});

test('tools that appear under the pointer let the second click through, until the pointer moves', async () => {
  stage = await openOverlay();
  const duplicate = page.getByRole('button', { name: 'Duplicate' });
  await expect
    .poll(async () => {
      await clickBelow('hero-1', duplicate);
      return takesPointer(duplicate);
    })
    .toBe(false);
  await userEvent.hover(page.getByRole('button', { name: 'Move down' }));
  expect(takesPointer(duplicate)).toBe(true);
});

test('tools that appear elsewhere accept touch at once', async () => {
  stage = await openOverlay();
  const duplicate = page.getByRole('button', { name: 'Duplicate' });
  await userEvent.click(block('section-1') as HTMLElement, { position: { x: 5, y: 5 } });
  await expect.element(duplicate).toBeVisible();
  for (let picture = 0; picture < 3; picture++) await new Promise(requestAnimationFrame);
  expect(takesPointer(duplicate)).toBe(true);
});

test('siblings are added to the selection, a node of another parent starts a new one', async () => {
  stage = await openOverlay();
  await userEvent.click(block('hero-1') as HTMLElement, { position: { x: 5, y: 5 } });
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(block('place-1') ?? (block('shared-1') as HTMLElement));
  await userEvent.keyboard('{/Shift}');
  expect(selected()).toEqual(['hero-1', 'section-1', 'place-1']);
  await userEvent.keyboard('{Control>}');
  await userEvent.click(text('text-1'));
  await userEvent.keyboard('{/Control}');
  expect(selected()).toEqual(['text-1']);
});

test('a long touch on a block adds it to the selection', async () => {
  stage = await openOverlay();
  const session = cdp() as unknown as Session;
  stage.editing.select(['hero-1']);
  const target = block('section-1') as HTMLElement;
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  const { x, y } = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const slotKey = target.getBoundingClientRect();
  const point = { x: x + slotKey.x + 6, y: y + slotKey.y + 6 };
  const touch = (type: string, touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [point]);
  await expect.poll(selected).toEqual(['hero-1', 'section-1']);
  await touch('touchEnd', []);
  await new Promise((settle) => setTimeout(settle, 100));
  expect(selected()).toEqual(['hero-1', 'section-1']);
});

test('arrow keys navigate the page through its structure', async () => {
  stage = await openOverlay();
  await userEvent.keyboard('{F6}{ArrowDown}');
  expect(selected()).toEqual(['hero-1']);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(selected()).toEqual(['text-1']);
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  expect(selected()).toEqual(['text-3']);
  await userEvent.keyboard('{ArrowLeft}{Control>}d{/Control}');
  expect(stage.editing.nodes.children('page:1')).toHaveLength(5);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(stage.editing.nodes.children('page:1')).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  expect(selected()).toEqual([]);
});

test('an impossible action shows the reason', async () => {
  stage = await openOverlay();
  stage.editing.select(['text-3']);
  await userEvent.keyboard('{F6}{Delete}');
  await expect.element(page.getByText('The block is locked.', { exact: false })).toBeVisible();
  expect(stage.editing.nodes.get('text-3')).toBeDefined();
});

test('typing in the page renders one block per keystroke, and is one step', async () => {
  stage = await openOverlay();
  const heading = () => block('hero-1')?.querySelector('h1') as HTMLElement;
  await userEvent.click(heading());
  await userEvent.click(heading());
  await userEvent.keyboard('{Control>}a{/Control}');
  stage.rendered.length = 0;
  await userEvent.keyboard('More');
  expect(stage.editing.nodes.get('hero-1')?.options.title).toBe('More');
  expect(stage.rendered).toEqual(['hero-1', 'hero-1', 'hero-1', 'hero-1']);
  await userEvent.keyboard('{Enter}{Control>}z{/Control}');
  expect(stage.editing.nodes.get('hero-1')?.options.title).not.toBe('More');
});

const centre = (element: Element, y = 0.5) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height * y };
};

/** Presses, moves to each point long enough to render, and releases unless `drop` is false. */
async function drag(from: Element, points: readonly { x: number; y: number }[], drop = true) {
  const fire = (type: string, target: EventTarget, { x, y }: { x: number; y: number }) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 1,
        clientX: x,
        clientY: y,
      }),
    );
  fire('pointerdown', from, centre(from));
  for (const point of points) {
    fire('pointermove', window, point);
    await new Promise((settle) => setTimeout(settle, 60));
  }
  if (drop) fire('pointerup', window, points.at(-1) ?? { x: 0, y: 0 });
  await new Promise((settle) => setTimeout(settle, 60));
}

const handle = () => document.querySelector('[aria-label="Drag to another place"]') as Element;

test('a block dragged to an allowed position moves there, and nothing shifts before the drop', async () => {
  stage = await openOverlay();
  stage.editing.select(['text-1']);
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  const before = pageMarkup();
  const target = block('hero-1') as HTMLElement;
  await drag(handle(), [centre(target), centre(target, 0.01)], false);
  expect(pageMarkup()).toBe(before);
  window.dispatchEvent(
    new PointerEvent('pointerup', { pointerId: 1, isPrimary: true, bubbles: true }),
  );
  await expect.poll(() => stage.editing.nodes.children('page:1')[0]).toBe('text-1');
  expect(selected()).toEqual(['text-1']);
});

test('a position that refuses shows the reason, and Escape leaves everything unchanged', async () => {
  stage = await openOverlay();
  stage.editing.select(['place-1']);
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  const inner = text('text-1');
  await drag(handle(), [centre(inner), centre(inner)], false);
  await expect.poll(() => document.body.textContent).toContain('cannot be placed here');
  await userEvent.keyboard('{Escape}');
  expect(document.body.textContent).not.toContain('cannot be placed here');
  expect(stage.editing.history.getState().entries).toEqual([]);
});

test('a new block is dragged into an empty slot, which invites to be filled', async () => {
  stage = await openOverlay();
  const invitation = page.getByRole('button', { name: 'Add a block' });
  await expect.element(invitation.first()).toBeVisible();
  const pressed = document.createElement('div');
  document.body.append(pressed);
  pressed.addEventListener('pointerdown', (event) => {
    const source = {
      kind: 'new' as const,
      handler: 'rich-text',
      input: () => newBlock(stage.editing, 'rich-text'),
    };
    startDrag(stage.editing, source, event);
  });
  const empty = block('section-2') as HTMLElement;
  empty.scrollIntoView({ block: 'center', behavior: 'instant' });
  await drag(pressed, [centre(empty), centre(empty)]);
  pressed.remove();
  await expect.poll(() => stage.editing.nodes.children('section-2/content')).toHaveLength(1);
});

test('a page that moves under a resting pointer changes the drop position', async () => {
  stage = await openOverlay();
  stage.editing.select(['text-1']);
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  const target = block('hero-1') as HTMLElement;
  await drag(handle(), [centre(target), centre(target, 0.01)], false);
  const first = block('hero-1') as HTMLElement;
  const { length } = stage.editing.nodes.children('page:1');
  // Simulates a scroll, or content that loads above: the pointer is now over the end of the block.
  stage.page.style.marginBlockStart = `-${first.offsetHeight * 0.98}px`;
  document.dispatchEvent(new Event('scroll'));
  await new Promise((settle) => setTimeout(settle, 60));
  window.dispatchEvent(
    new PointerEvent('pointerup', { pointerId: 1, isPrimary: true, bubbles: true }),
  );
  await expect.poll(() => stage.editing.nodes.children('page:1')).toHaveLength(length + 1);
  expect(stage.editing.nodes.children('page:1')[1]).toBe('text-1');
});

test('a block that is loaded on drop is inserted where it was dropped, whatever was added meanwhile', async () => {
  stage = await openOverlay();
  const { editing } = stage;
  let arrive: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const input = async () => {
    await coming;
    return newBlock(editing, 'banner');
  };
  const source = { kind: 'new' as const, handler: 'banner', input };
  const dropped = drop(editing, source, { slotKey: 'page:1', index: 1 });
  editing.run(insertBlock, { slotKey: 'page:1', index: 0, input: newBlock(editing, 'section') });
  arrive();
  expect((await dropped).ok).toBe(true);
  const types = editing.nodes.children('page:1').map((id) => editing.nodes.get(id)?.handler);
  expect(types.slice(0, 3)).toEqual(['section', 'hero', 'banner']);
});

test('links and buttons of the page do nothing while it is edited', async () => {
  stage = await openOverlay();
  for (const path of ['title', 'moreLabel']) {
    stage.editing.run(setField, { id: 'section-2', layer: 'hr', path, value: 'Sve' });
  }
  const findLink = () => block('section-2')?.querySelector('a') as HTMLElement;
  await expect.poll(findLink).not.toBeNull();
  const followed: Event[] = [];
  stage.page.addEventListener('click', (event) => followed.push(event));
  await userEvent.click(findLink());
  expect(followed).toEqual([]);
  expect(selected()).toEqual(['section-2']);
});

test('blocks are copied and pasted through the events of the clipboard', async () => {
  stage = await openOverlay();
  stage.editing.select(['section-1']);
  await userEvent.keyboard('{F6}');
  const clipboardData = new DataTransfer();
  const event = (type: string) =>
    new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event('copy'));
  expect(JSON.parse(clipboardData.getData('text/plain')).izlog).toBe(1);
  document.body.dispatchEvent(event('paste'));
  await expect.poll(() => stage.editing.nodes.children('page:1')).toHaveLength(5);
  expect(stage.editing.nodes.children('page:1')[2]).toBe(selected()[0]);
});

test('blocks of a site with another version are migrated, or refused with the reason', async () => {
  const { banner } = editorBlocks;
  if (!banner) throw new Error('no banner');
  const model = {
    ...banner.model,
    version: 2,
    migrations: [({ heading = '', ...rest }: JsonObject) => ({ ...rest, title: heading })],
  };
  const editing = startEditing({ blocks: { ...editorBlocks, banner: { ...banner, model } } });
  stage = await openOverlay({ editing });
  editing.select(['hero-1']);
  await userEvent.keyboard('{F6}');
  const paste = (handler: string, version: number) => {
    const clipboardData = new DataTransfer();
    const options = { heading: 'S drugog weba' };
    const blocks = [{ handler, version, options }];
    clipboardData.setData('text/plain', JSON.stringify({ izlog: 1, blocks }));
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new ClipboardEvent('paste', init));
  };
  const notice = (label: string) => expect.element(page.getByText(label)).toBeVisible();
  paste('carousel', 1);
  await notice('Nothing was pasted: there is no block “carousel” on this site.');
  paste('banner', 3);
  await notice('Nothing was pasted: the block “Baner” comes from a site with a newer version.');
  expect(editing.nodes.children('page:1')).toHaveLength(4);
  paste('banner', 1);
  await notice('Pasted the block.');
  const [, pasted = ''] = editing.nodes.children('page:1');
  expect(editing.nodes.get(pasted)).toMatchObject({
    version: 2,
    options: { title: 'S drugog weba' },
  });
  await expect.poll(() => block(pasted)?.textContent).toContain('S drugog weba');
});

test('external HTML becomes a text block', async () => {
  stage = await openOverlay();
  await userEvent.keyboard('{F6}');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<h1>Otok</h1><p>i <b>more</b><script>1</script></p>');
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  // The HTML reader is loaded first.
  await expect.poll(() => selected(), { timeout: 10_000 }).toHaveLength(1);
  const node = stage.editing.nodes.get(selected()[0] ?? '');
  expect(node?.handler).toBe('rich-text');
  expect(JSON.stringify(node?.options)).toMatch(/"heading".*Otok.*more.*"bold"/);
});

test('text that fills in for a missing translation is marked, and never saved unless typed', async () => {
  stage = await openOverlay({ language: 'de' });
  const heading = () => block('hero-1')?.querySelector('h1') as HTMLElement;
  await expect.poll(() => heading().hasAttribute('data-fallback')).toBe(true);
  await userEvent.click(heading());
  await userEvent.click(heading());
  await userEvent.keyboard('{Escape}');
  expect(stage.editing.nodes.get('hero-1')?.translations.de).toBeUndefined();
  await userEvent.click(heading());
  await userEvent.keyboard('{Control>}a{/Control}Meer');
  expect(stage.editing.nodes.get('hero-1')?.translations.de).toEqual({ title: 'Meer' });
  await expect.poll(() => heading().hasAttribute('data-fallback')).toBe(false);
});
