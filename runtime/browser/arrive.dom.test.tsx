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

test('a new page is scrolled to its top after 200 ms · CONST-04 ROUTE-47', () => {
  arriveAt(product, list, null, messages);
  vi.advanceTimersByTime(199);
  expect(scrollY).toBe(900);
  vi.advanceTimersByTime(1);
  expect(scrollY).toBe(0);
});

test('a page is scrolled to the element named by the URL hash', () => {
  const at = location.href;
  const main = document.querySelector('main');
  main?.insertAdjacentHTML('beforeend', '<p id="line-7" style="margin-top: 3000px">Karta</p>');
  history.replaceState(null, '', '#line-7');
  arriveAt(product, list, null, messages);
  vi.advanceTimersByTime(200);
  expect(scrollY).toBeGreaterThan(2000);
  history.replaceState(null, '', at);
});

test('back navigation restores the scroll position immediately · ROUTE-47', () => {
  arriveAt(list, product, 400, messages);
  expect(scrollY).toBe(400);
  vi.advanceTimersByTime(1000);
  expect(scrollY).toBe(400);
});

test('another query of the same page does not scroll', () => {
  arriveAt(page('/shop/karte?colour=1'), list, null, messages);
  vi.advanceTimersByTime(1000);
  expect(scrollY).toBe(900);
});

test('back navigation to other rows of a list does not lose the focus · ROUTE-47', () => {
  arriveAt(page('/shop/karte'), page('/shop/karte?page=2'), 400, messages);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(scrollY).toBe(400);
});

test('refetched data does not scroll', () => {
  arriveAt(list, list, 400, messages);
  expect(scrollY).toBe(900);
});

test('of two cards of a product the visible one gets the focus · ROUTE-47', () => {
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
  'a rejected form keeps its errors while its page is shown',
  (same) => {
    arriveAt(same, list, null, messages);
    expect(messages.forms.getState().last).toBe(refused);
  },
);

test('the errors of a form stay on their page after navigation', () => {
  arriveAt(product, list, null, messages);
  expect(messages.forms.getState().last).toBeNull();
});

test('switching the language removes notices in the former one, past ones included', () => {
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
