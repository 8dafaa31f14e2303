import { describe, expect, it } from 'vitest';
import { translateOptions } from './translations.ts';

const options = {
  title: 'Karta',
  link: { label: 'Dalje', target: 'screen:shop' },
  items: [
    { id: 'a', text: 'prvi' },
    { id: 'b', text: 'drugi' },
  ],
};

describe('translateOptions', () => {
  it('inserts translations at their paths', () => {
    const translated = translateOptions(options, { title: 'Chart', 'link/label': 'On' });
    expect(translated).toEqual({
      ...options,
      title: 'Chart',
      link: { ...options.link, label: 'On' },
    });
  });

  it('finds list members by id, whatever their order', () => {
    const turned = { ...options, items: options.items.toReversed() };
    expect(translateOptions(turned, { 'items/a/text': 'first' }).items).toEqual([
      { id: 'b', text: 'drugi' },
      { id: 'a', text: 'first' },
    ]);
  });

  it('ignores paths that do not exist', () => {
    expect(translateOptions(options, { 'gone/label': 'x', 'items/z/text': 'y' })).toEqual(options);
  });

  it('leaves the stored options unchanged · I18N-04', () => {
    const before = JSON.stringify(options);
    translateOptions(options, { title: 'Chart' });
    expect(JSON.stringify(options)).toBe(before);
  });
});
