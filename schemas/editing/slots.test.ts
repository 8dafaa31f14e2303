import { describe, expect, it } from 'vitest';
import type { SlotRule } from '../block/model.ts';
import { type BlockModel, defineModel } from '../block/model.ts';
import type { DocumentKey } from './node.ts';
import { isAllowedAt, isAllowedIn, maxNodes, rootRule } from './slots.ts';

const block = (type: string, category: BlockModel['category'] = 'content') =>
  defineModel({ type, category, icon: 'square', schema: { type: 'object' } });
const codeOf = (result: ReturnType<typeof isAllowedAt>) => (result.ok ? null : result.error.code);

describe('the root of a document', () => {
  it('of a page accepts page blocks and requires none', () => {
    expect(rootRule('page:1', 'cart')).toEqual({
      categories: ['layout', 'content', 'catalogue'],
      max: maxNodes,
      needs: [],
    });
  });

  it('of a shared element is that element only', () => {
    expect(rootRule('shared:s', 'hero')).toEqual({ allow: ['hero'], max: 1, needs: ['hero'] });
  });

  it('of a screen requires the blocks without which it does not work', () => {
    expect(rootRule('template:1', 'cart')).toEqual({
      max: maxNodes,
      needs: ['cart-items', 'cart-summary'],
    });
    expect(rootRule('template:1', 'about').needs).toEqual([]);
  });

  it.each(['admin', 'admin-cache', 'admin-consents', 'admin-consent', 'admin-templates'])(
    'of the screen %s is the back-office panel',
    (template) => {
      expect(rootRule('template:1', template)).toEqual({
        allow: ['admin-panel'],
        max: maxNodes,
        needs: ['admin-panel'],
      });
    },
  );
});

describe('a slot', () => {
  it.each<readonly [string, SlotRule | undefined, string, number, string | null]>([
    ['that is not there', undefined, 'hero', 0, 'slotUnknown'],
    ['without a rule', {}, 'hero', 100, null],
    ['that names the block', { allow: ['text', 'hero'] }, 'hero', 0, null],
    ['that names others', { allow: ['text'] }, 'hero', 0, 'slotRefuses'],
    ['of its category', { categories: ['layout', 'content'] }, 'hero', 0, null],
    ['of other categories', { categories: ['layout'] }, 'hero', 0, 'slotRefuses'],
    ['that has room', { max: 2 }, 'hero', 1, null],
    ['that is full', { max: 2 }, 'hero', 2, 'slotFull'],
    ['that refuses, though full', { allow: ['text'], max: 0 }, 'hero', 0, 'slotRefuses'],
  ])('%s: %j has %s as the one after %i: %s', (_, rule, handler, count, code) => {
    expect(codeOf(isAllowedAt(rule, block(handler), handler, count))).toBe(code);
  });

  it('reports what it rejects, and its capacity', () => {
    const named = { error: { code: 'slotRefuses', params: { type: 'hero' } } };
    expect(isAllowedAt({ allow: [] }, block('hero'), 'hero', 0)).toMatchObject(named);
    const full = { error: { code: 'slotFull', params: { max: 1 } } };
    expect(isAllowedAt({ max: 1 }, block('hero'), 'hero', 1)).toMatchObject(full);
  });

  it('reports a block that is not installed by name', () => {
    const unknown = { error: { code: 'blockUnknown', params: { type: 'gone' } } };
    expect(isAllowedAt({}, undefined, 'gone', 0)).toMatchObject(unknown);
  });

  it.each([
    'header-section',
    'footer-section',
    'cookie-section',
    'cart-modal',
    'cart-restore',
    'admin-panel',
    'navigation',
  ])('accepts %s, a part of the frame, only where it is listed', (handler) => {
    expect(codeOf(isAllowedAt({}, block(handler), handler, 0))).toBe('slotRefuses');
    expect(codeOf(isAllowedAt({ allow: [handler] }, block(handler), handler, 0))).toBeNull();
    expect(codeOf(isAllowedAt({ categories: ['content'] }, block(handler), handler, 0))).toBeNull();
  });
});

describe('a document', () => {
  const may = (
    document: DocumentKey,
    template: string,
    model: BlockModel | undefined,
    parent: string | null = 'columns-1',
  ) => codeOf(isAllowedIn({ document, parent, handler: model?.type ?? 'gone' }, template, model));

  it('accepts blocks of its screen, and none of another', () => {
    const summary = block('cart-summary', 'account');
    expect(may('template:1', 'cart', summary)).toBeNull();
    expect(may('template:1', 'checkout', summary)).toBeNull();
    expect(may('template:1', 'login', summary)).toBe('slotRefuses');
    expect(may('page:1', 'cart', summary)).toBe('slotRefuses');
  });

  it('that is shared accepts the blocks of the screens that use it', () => {
    expect(may('shared:s', 'cart-items', block('cart-summary', 'account'))).toBeNull();
    expect(may('shared:s', 'hero', block('cart-summary', 'account'))).toBe('slotRefuses');
    expect(may('shared:s', 'hero', block('cart-summary', 'account'), null)).toBeNull();
    expect(may('page:1', 'hero', block('cart-summary', 'account'), null)).toBe('slotRefuses');
  });

  it('accepts blocks without a bound screen by category', () => {
    expect(may('page:1', '', block('hero', 'catalogue'))).toBeNull();
    expect(may('page:1', '', block('menu', 'account'))).toBe('slotRefuses');
    expect(may('template:1', 'cart', block('menu', 'account'))).toBeNull();
    expect(may('shared:s', 'hero', block('menu', 'account'))).toBe('slotRefuses');
  });

  it('reports the rejected block, and does not check one that is not installed', () => {
    const menu = block('menu', 'account');
    const result = isAllowedIn({ document: 'page:1', parent: 'a', handler: 'menu' }, '', menu);
    expect(result).toMatchObject({ error: { code: 'slotRefuses', params: { type: 'menu' } } });
    expect(may('page:1', '', undefined)).toBeNull();
  });
});
