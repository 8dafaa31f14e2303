import { expect, test } from 'vitest';
import { renderedUnder } from './rendered-index.ts';

/** Creates a page with an element for each id, in this order. */
function pageOf(...ids: readonly string[]): HTMLElement {
  const page = document.createElement('main');
  page.append(...ids.map(rendered));
  document.body.append(page);
  return page;
}

function rendered(id: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.id = id;
  return element;
}

const idsOf = (page: HTMLElement, id: string) =>
  renderedUnder(page, id).map(({ dataset }) => dataset.id);

test('elements are found by their node, whatever suffix they have', () => {
  const page = pageOf('a', 'a--p', 'a~mobile', 'b');
  expect(idsOf(page, 'a')).toEqual(['a', 'a--p', 'a~mobile']);
  expect(idsOf(page, 'a--p')).toEqual(['a--p']);
  expect(idsOf(page, 'c')).toEqual([]);
});

test('added, removed and moved elements are found at once, in page order', () => {
  const page = pageOf('b', 'a--p');
  expect(idsOf(page, 'a')).toEqual(['a--p']);
  const box = rendered('box');
  box.append(rendered('a'));
  page.prepend(box);
  expect(idsOf(page, 'a')).toEqual(['a', 'a--p']);
  page.append(box);
  expect(idsOf(page, 'a')).toEqual(['a--p', 'a']);
  box.remove();
  expect(idsOf(page, 'a')).toEqual(['a--p']);
  expect(idsOf(page, 'box')).toEqual([]);
});

test('an element whose node changes is found only under the new node', () => {
  const page = pageOf('a', 'b');
  expect(idsOf(page, 'a')).toEqual(['a']);
  const [element] = renderedUnder(page, 'a');
  if (element) element.dataset.id = 'c';
  expect(idsOf(page, 'a')).toEqual([]);
  expect(idsOf(page, 'c')).toEqual(['c']);
});

test('elements added inside a removed element are not found', async () => {
  const page = pageOf('a');
  expect(idsOf(page, 'a')).toEqual(['a']);
  const box = rendered('box');
  page.append(box);
  box.append(rendered('inner'));
  await new Promise((done) => setTimeout(done));
  expect(idsOf(page, 'inner')).toEqual(['inner']);
  box.remove();
  expect(idsOf(page, 'inner')).toEqual([]);
});
