import { expect, test } from 'vitest';
import { defineModel } from '#schemas/block/model.ts';
import type { SectionStyles } from '#schemas/theme/theme-file.ts';
import { pageOf } from '#tests/support/page.ts';
import type { PageNode } from './payload.ts';
import { withSectionStyles } from './section-styles.ts';

const model = defineModel({
  type: 'note',
  category: 'content',
  icon: 'info',
  hydrate: 'none',
  slots: { inner: {} },
  formerHandlers: ['memo'],
  schema: { type: 'object' },
});
const registry = { note: { model, View: () => null } };
const node = (id: string, more: Partial<PageNode> = {}): PageNode => ({
  id,
  type: 'note',
  hydrate: 'none',
  meta: {},
  options: {},
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
  ...more,
});
const site = (sections: SectionStyles) => ({ ...pageOf([]).site, sections });

test('every block of a kind has the style of the theme, unless it chose another', () => {
  const inner = [node('b', { meta: { background: 'page' } })];
  const styles: SectionStyles = { note: { background: 'warm', space: 'large' } };
  const [shown] = withSectionStyles([node('a', { slots: { inner } })], {
    site: site(styles),
    registry,
  });
  expect(shown?.meta).toEqual({ background: 'warm', space: 'large' });
  expect(shown?.slots.inner?.[0]?.meta).toEqual({ background: 'page', space: 'large' });
});

test('a theme that is older than the rename of a block still sets its style', () => {
  const by = { site: site({ memo: { space: 'small' } }), registry };
  expect(withSectionStyles([node('a')], by)[0]?.meta).toEqual({ space: 'small' });
});

test('without section styles in the theme the nodes stay the same', () => {
  const nodes = [node('a')];
  expect(withSectionStyles(nodes, { site: pageOf([]).site, registry })).toBe(nodes);
});
