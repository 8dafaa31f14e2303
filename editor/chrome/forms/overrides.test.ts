import { describe, expect, it } from 'vitest';
import { overlay } from '#schemas/block/overlay.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { originOf, withOverride, withoutOverride } from './overrides.ts';

const base: JsonObject = {
  title: 'Karta',
  link: { label: 'Dalje', newTab: false },
  items: [{ id: 'a', text: 'prvi' }],
};

const changed = (overrides: JsonObject, more: JsonObject, path: string) =>
  withOverride(base, overrides, overlay(overlay(base, overrides), more), path);

describe('withOverride', () => {
  it('stores one value, sparse · LAYOUT-18', () => {
    expect(changed({}, { link: { label: 'Još' } }, 'link/label')).toEqual({
      link: { label: 'Još' },
    });
  });

  it('replaces a list as a whole', () => {
    const items = [{ id: 'a', text: 'mali' }];
    expect(changed({}, { items }, 'items/a/text')).toEqual({ items });
  });

  it('drops values that equal the desktop', () => {
    const own = { link: { label: 'Još' }, title: 'Mala' };
    expect(changed(own, { link: { label: 'Dalje' } }, 'link/label')).toEqual({ title: 'Mala' });
  });
});

describe('withoutOverride', () => {
  it('removes one value and objects that become empty', () => {
    expect(withoutOverride({ link: { label: 'Još' }, title: 'x' }, ['link', 'label'])).toEqual({
      title: 'x',
    });
    expect(withoutOverride({ link: { label: 'Još', newTab: true } }, ['link', 'label'])).toEqual({
      link: { newTab: true },
    });
  });
});

describe('originOf', () => {
  const overrides = { link: { label: 'Još' } };
  const effective = overlay(base, overrides);

  it.each([
    ['title', 'inherited'],
    ['link/label', 'own'],
    ['link/newTab', 'inherited'],
    ['link', null],
    ['items', 'inherited'],
    ['items/a/text', null],
  ])('of %s is %s', (path, origin) => {
    expect(originOf(path, overrides, effective)).toBe(origin);
  });
});
