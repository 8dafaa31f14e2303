import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { createFormsStore } from '../store/forms.ts';
import { createNoticesStore, type Notice } from '../store/notices.ts';
import { arriveAt } from './arrive.ts';

const page = (path: string) => ({ ...pageOf([]), path });
const [list, product] = [page('/shop/karte'), page('/produkt/karta')];

const notice = (text: string): Notice => ({ id: text, kind: 'success', text, duration: 5000 });
const refused = { command: 'address.save', values: { city: '' }, errors: { city: 'Grad?' } };
let messages = { forms: createFormsStore(null), notices: createNoticesStore([]) };
const shown = () => messages.notices.getState().notices.map(({ text }) => text);

beforeEach(() => {
  messages = {
    forms: createFormsStore(refused),
    notices: createNoticesStore([notice('Kupon je primijenjen.')]),
  };
  document.body.innerHTML = '<main style="block-size: 9000px"><h1>Karta</h1></main>';
  scrollTo({ top: 900, behavior: 'instant' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a page is scrolled to its top 200 ms after it was arrived at · CONST-04 ROUTE-47', () => {
  arriveAt(product, list, null, messages);
  vi.advanceTimersByTime(199);
  expect(scrollY).toBe(900);
  vi.advanceTimersByTime(1);
  expect(scrollY).toBe(0);
});

test('a page is scrolled to the part that its address names', () => {
  const at = location.href;
  const main = document.querySelector('main');
  main?.insertAdjacentHTML('beforeend', '<p id="line-7" style="margin-top: 3000px">Karta</p>');
  history.replaceState(null, '', '#line-7');
  arriveAt(product, list, null, messages);
  vi.advanceTimersByTime(200);
  expect(scrollY).toBeGreaterThan(2000);
  history.replaceState(null, '', at);
});

test('a page gone back to is where it was left, at once · ROUTE-47', () => {
  arriveAt(list, product, 400, messages);
  expect(scrollY).toBe(400);
  vi.advanceTimersByTime(1000);
  expect(scrollY).toBe(400);
});

test('another query of the same page scrolls nothing', () => {
  arriveAt(page('/shop/karte?colour=1'), list, null, messages);
  vi.advanceTimersByTime(1000);
  expect(scrollY).toBe(900);
});

test('back to other rows of a list leaves no one without focus · ROUTE-47', () => {
  arriveAt(page('/shop/karte'), page('/shop/karte?page=2'), 400, messages);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(scrollY).toBe(400);
});

test('data fetched again moves nothing', () => {
  arriveAt(list, list, 400, messages);
  expect(scrollY).toBe(900);
});

test('of two cards of a product the one in view was opened · ROUTE-47', () => {
  const card = '<h2><a href="/produkt/karta">Karta</a></h2>';
  const main = document.querySelector('main');
  main?.insertAdjacentHTML('beforeend', `${card}<p style="block-size: 600px"></p>${card}`);
  arriveAt(list, product, 400, messages);
  const [strip, shelf] = document.querySelectorAll('a');
  expect(document.activeElement).toBe(shelf);
  arriveAt(list, product, 0, messages);
  expect(document.activeElement).toBe(strip);
});

test.each([list, page('/shop/karte?page=2')])(
  'a refused form keeps its errors while its page is shown',
  (same) => {
    arriveAt(same, list, null, messages);
    expect(messages.forms.getState().last).toBe(refused);
  },
);

test('the errors of a form stay on the page that was left', () => {
  arriveAt(product, list, null, messages);
  expect(messages.forms.getState().last).toBeNull();
});

test('a switch of language leaves no notice in the former one, none among the past ones either', () => {
  messages.notices.getState().add(notice('Prijavljeni ste.'));
  messages.notices.getState().dismiss('Prijavljeni ste.');
  arriveAt({ ...list, notices: [notice('Dodano.')] }, list, null, messages);
  expect(shown()).toEqual(['Kupon je primijenjen.', 'Dodano.']);
  const arrived = {
    ...page('/en/shop/maps'),
    language: 'en',
    messages: { 'core.offline': 'No connection.' },
    notices: [notice('Welcome.')],
  } as const;
  arriveAt(arrived, list, null, messages);
  expect(shown()).toEqual(['Welcome.']);
  expect(document.documentElement.dataset.offline).toBe('No connection.');
  expect(messages.notices.getState().past).toEqual([]);
});
