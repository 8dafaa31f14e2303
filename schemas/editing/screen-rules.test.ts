import { expect, test } from 'vitest';
import { defineModel } from '../block/model.ts';
import type { ElementMeta } from '../document/element.ts';
import type { EditNode } from './node.ts';
import { plainNode } from './plain-node.ts';
import { newScreenErrors, screenErrors, screenRule } from './screen-rules.ts';
import { isAllowedIn } from './slots.ts';

const now = new Date('2026-11-22T12:00:00Z');
const schema = { type: 'object', properties: { count: { type: 'integer', default: 2 } } } as const;
const columns = defineModel({
  type: 'columns',
  category: 'layout',
  icon: 'square',
  schema,
  slots: { first: {}, third: { shown: { option: 'count', least: 3 } } },
});
const login = defineModel({ type: 'login-form', category: 'account', icon: 'square', schema });
const models = { columns };

const node = (handler: string, order: string, given: Partial<EditNode> = {}): EditNode => ({
  ...plainNode,
  id: `${handler}-${order}`,
  document: 'template:1',
  parent: null,
  slot: 'content',
  order,
  handler,
  version: 1,
  ...given,
});

/** Returns the error codes, each with its block, of a checkout with these nodes. */
function errorsOf(nodes: readonly EditNode[], masters: readonly EditNode[] = []) {
  const master = (id: string) => masters.find((each) => each.id === id);
  const screen = { document: 'template:1', template: 'checkout', nodes, master } as const;
  return screenErrors(screen, models, now).map(({ code, params }) => `${code} ${params?.type}`);
}

const steps = ['checkout-address', 'checkout-shipping', 'checkout-payment', 'cart-summary'];
const checkout = (given: Partial<EditNode> = {}) =>
  steps.map((type, at) => node(type, `a${at}`, type === 'checkout-payment' ? given : {}));

test('a checkout with its blocks in order is valid; a missing one is reported · CHK-01', () => {
  expect(errorsOf(checkout())).toEqual([]);
  expect(errorsOf(checkout().slice(0, 2))).toEqual([
    'blockNeeded checkout-payment',
    'blockNeeded cart-summary',
  ]);
});

test.each<readonly [string, ElementMeta]>([
  ['hidden', { hidden: true }],
  ['shown later', { from: '2027-01-01T00:00:00Z' }],
  ['shown until some day', { until: '2027-01-01T00:00:00Z' }],
  ['in one language', { languages: ['hr'] }],
  ['for guests', { audience: 'guests' }],
  ['for customers', { audience: 'customers' }],
  ['on phones only', { device: 'mobile' }],
  ['on wide screens only', { device: 'desktop' }],
])('a payment step that is %s is missing for some visitors', (_, meta) => {
  const reported = ['blockUnseen checkout-payment'];
  expect(errorsOf(checkout({ meta }))).toEqual(reported);
  const inside = { parent: 'columns-b', slot: 'first' };
  const around = node('columns', 'b', { meta });
  expect(errorsOf([...checkout(inside), around])).toEqual(reported);
});

test('a block that started in the past, is for all languages or differs on phones is seen by everyone', () => {
  const meta = { from: '2020-01-01T00:00:00Z', languages: ['hr', 'en', 'de'] };
  expect(errorsOf(checkout({ meta, mobileMeta: { space: 'none' } }))).toEqual([]);
});

test('a block hidden below 1380 px, in a slot that is not shown, or by its shared element is not seen', () => {
  const reported = ['blockUnseen checkout-payment'];
  expect(errorsOf(checkout({ mobileMeta: { hidden: true } }))).toEqual(reported);
  const inside = checkout({ parent: 'columns-b', slot: 'third' });
  expect(errorsOf([...inside, node('columns', 'b')])).toEqual(reported);
  expect(
    errorsOf([...inside, node('columns', 'a2', { id: 'columns-b', options: { count: 3 } })]),
  ).toEqual([]);
  const shared = node('checkout-payment', 'V', { id: 's', meta: { hidden: true } });
  expect(errorsOf(checkout({ master: 's' }), [shared])).toEqual(reported);
});

test('one for guests and one for customers are enough together; two for the same visitor are too many', () => {
  const guests = checkout({ meta: { audience: 'guests' } });
  const second = node('checkout-payment', 'a2b', { meta: { audience: 'customers' } });
  expect(errorsOf([...guests, second])).toEqual([]);
  expect(errorsOf([...guests, { ...second, meta: {} }])).toEqual(['blockTwice checkout-payment']);
  const hidden = { ...second, meta: { hidden: true } };
  expect(errorsOf([...checkout(), hidden])).toEqual([]);
});

test('payment above delivery is out of order, in slots too', () => {
  expect(errorsOf(checkout({ order: 'a0b' }))).toEqual(['blockOrder checkout-shipping']);
  const around = node('columns', 'a0b');
  const inside = checkout({ parent: around.id, slot: 'first' });
  expect(errorsOf([...inside, around])).toEqual(['blockOrder checkout-shipping']);
});

test('a shared block that screens need must not hide itself', () => {
  const hidden = node('cart-items', 'V', { document: 'shared:s', id: 's', meta: { hidden: true } });
  const screen = { document: 'shared:s', template: 'cart-items', master: () => undefined } as const;
  expect(screenErrors({ ...screen, nodes: [hidden] }, models, now)).toMatchObject([
    { code: 'blockUnseen', node: 's' },
  ]);
  const other = { ...hidden, handler: 'hero' };
  expect(screenErrors({ ...screen, template: 'hero', nodes: [other] }, models, now)).toEqual([]);
});

test('existing errors are not reported again', () => {
  const error = { code: 'blockUnseen', params: { type: 'a' }, node: 'x' } as const;
  const other = { ...error, params: { type: 'b' } };
  expect(newScreenErrors([error], [{ ...error, node: 'y' }, other])).toEqual([other]);
});

test('a slot does not accept a block of another screen', () => {
  const inside = { parent: 'columns-1', handler: 'login-form' } as const;
  const may = (document: EditNode['document'], template: string) =>
    isAllowedIn({ ...inside, document }, template, login).ok;
  expect(may('page:1', '')).toBe(false);
  expect(may('template:1', 'cart')).toBe(false);
  expect(may('shared:s', 'columns')).toBe(false);
  expect(may('template:1', 'login')).toBe(true);
  expect(may('shared:s', 'profile-panel')).toBe(true);
});

test('a page has no rule, a screen needs its blocks, a shared element needs itself', () => {
  expect(screenRule('page:1', 'checkout')).toBeNull();
  expect(screenRule('template:1', 'about')).toBeNull();
  expect(screenRule('template:1', 'search')).toEqual({ needs: ['search-results'], order: [] });
  expect(screenRule('template:1', 'checkout')?.order).toEqual(steps.slice(0, 3));
  expect(screenRule('shared:s', 'cart-items')).toEqual({ needs: ['cart-items'], order: [] });
  expect(screenRule('shared:s', 'hero')).toBeNull();
});

test('each width is checked with its own settings and options', () => {
  const phonesOnly = { device: 'mobile' } as const;
  const wideOnly = node('checkout-payment', 'a2b', { meta: { device: 'desktop' } });
  expect(errorsOf([...checkout({ meta: phonesOnly }), wideOnly])).toEqual([]);
  const inside = checkout({ parent: 'columns-a2', slot: 'third' });
  const around = (options: object, mobileOptions: object) =>
    node('columns', 'a2', { options, mobileOptions } as Partial<EditNode>);
  expect(errorsOf([...inside, around({ count: 3 }, {})])).toEqual([]);
  const unseen = ['blockUnseen checkout-payment'];
  expect(errorsOf([...inside, around({ count: 3 }, { count: 2 })])).toEqual(unseen);
  expect(errorsOf([...inside, around({ count: 2 }, { count: 3 })])).toEqual(unseen);
});

test('a block that starts when another one ends leaves no gap', () => {
  const noon = '2027-01-01T12:00:00Z';
  const first = checkout({ meta: { until: noon } });
  const next = (from: string) => node('checkout-payment', 'a2b', { meta: { from } });
  expect(errorsOf([...first, next(noon)])).toEqual([]);
  expect(errorsOf([...first, next('2027-01-01T12:00:01Z')])).toEqual([
    'blockUnseen checkout-payment',
  ]);
  expect(errorsOf([...first, next('2027-01-01T11:59:59Z')])).toEqual([
    'blockTwice checkout-payment',
  ]);
});

test('blocks of other documents do not count, and a block that is not installed has no slots', () => {
  const elsewhere = checkout().map((each) => ({ ...each, document: 'template:2' as const }));
  expect(errorsOf([...checkout().slice(0, 3), ...elsewhere])).toEqual(['blockNeeded cart-summary']);
  const inside = checkout({ parent: 'gone-b', slot: 'first' });
  expect(errorsOf([...inside, node('gone', 'b')])).toEqual(['blockUnseen checkout-payment']);
});

test('blocks with the same order key are sorted by id', () => {
  const address = node('checkout-address', 'a', { id: '2' });
  const shipping = node('checkout-shipping', 'a', { id: '1' });
  const rest = checkout().slice(2);
  expect(errorsOf([address, shipping, ...rest])).toEqual(['blockOrder checkout-address']);
  expect(errorsOf([{ ...shipping, id: '3' }, address, ...rest])).toEqual([]);
});
