import { expect, test } from 'vitest';
import { drawnUnder } from './drawn-index.ts';

/** A page with an element for each id, in this order. */
function pageOf(...ids: readonly string[]): HTMLElement {
  const page = document.createElement('main');
  page.append(...ids.map(drawn));
  document.body.append(page);
  return page;
}

function drawn(id: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.id = id;
  return element;
}

const idsOf = (page: HTMLElement, id: string) =>
  drawnUnder(page, id).map(({ dataset }) => dataset.id);

test('elements are found by their node, whatever suffix they have', () => {
  const page = pageOf('a', 'a--p', 'a~mobile', 'b');
  expect(idsOf(page, 'a')).toEqual(['a', 'a--p', 'a~mobile']);
  expect(idsOf(page, 'a--p')).toEqual(['a--p']);
  expect(idsOf(page, 'c')).toEqual([]);
});

test('what comes, goes and moves is known at once, in the order of the page', () => {
  const page = pageOf('b', 'a--p');
  expect(idsOf(page, 'a')).toEqual(['a--p']);
  const box = drawn('box');
  box.append(drawn('a'));
  page.prepend(box);
  expect(idsOf(page, 'a')).toEqual(['a', 'a--p']);
  page.append(box);
  expect(idsOf(page, 'a')).toEqual(['a--p', 'a']);
  box.remove();
  expect(idsOf(page, 'a')).toEqual(['a--p']);
  expect(idsOf(page, 'box')).toEqual([]);
});

test('an element that comes to show another node is found under that one alone', () => {
  const page = pageOf('a', 'b');
  expect(idsOf(page, 'a')).toEqual(['a']);
  const [element] = drawnUnder(page, 'a');
  if (element) element.dataset.id = 'c';
  expect(idsOf(page, 'a')).toEqual([]);
  expect(idsOf(page, 'c')).toEqual(['c']);
});

test('what was added to an element that has left is not found', async () => {
  const page = pageOf('a');
  expect(idsOf(page, 'a')).toEqual(['a']);
  const box = drawn('box');
  page.append(box);
  box.append(drawn('inner'));
  await new Promise((done) => setTimeout(done));
  expect(idsOf(page, 'inner')).toEqual(['inner']);
  box.remove();
  expect(idsOf(page, 'inner')).toEqual([]);
});
