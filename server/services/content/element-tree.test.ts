import { expect, test } from 'vitest';
import { renameField } from '#schemas/block/rename-field.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { plainNode } from '#schemas/editing/plain-node.ts';
import type { Models } from '#schemas/editing/slots.ts';
import { assembleDocument } from './element-tree.ts';

const models = {
  banner: { migrations: [renameField('heading', 'title')] },
} as unknown as Models;

const node = (id: string, more: Partial<EditNode>) => ({
  node: {
    ...plainNode,
    id,
    document: 'page:1' as const,
    parent: null,
    slot: 'content',
    order: 'k',
    handler: 'banner',
    version: 1,
    ...more,
  },
  createdAt: '',
});

const rendered = (shared: Partial<EditNode>, placed: Partial<EditNode>) =>
  assembleDocument(
    [
      node('banner-1', { document: 'shared:banner-1', ...shared }),
      node('place-1', { master: 'banner-1', ...placed }),
    ],
    'page:1',
    'en',
    models,
  )[0];

test('an override follows a renamed field of its shared element · EDIT-16', () => {
  const element = rendered(
    { version: 2, options: { title: 'Karta', lead: 'Uz more' }, mobileOptions: { lead: 'Tu' } },
    {
      options: { heading: 'Ovdje' },
      translations: { en: { heading: 'Here' } },
      mobileOptions: { heading: 'Tu' },
    },
  );
  expect(element).toMatchObject({
    version: 2,
    options: { title: 'Here', lead: 'Uz more' },
    mobileOptions: { lead: 'Tu', title: 'Here' },
  });
});

test('a shared element older than its override is migrated to the same version · EDIT-16', () => {
  const element = rendered(
    { options: { heading: 'Karta', lead: 'Uz more' } },
    { version: 2, options: { title: 'Ovdje' } },
  );
  expect(element).toMatchObject({ version: 2, options: { title: 'Ovdje', lead: 'Uz more' } });
});

test('visitors do not receive the stashed values of a placement · EDIT-16', () => {
  const linkMeta = { aside: { title: { value: 'Tajna' } }, tone: 'x' };
  expect(rendered({}, { linkMeta })?.linkMeta).toEqual({ tone: 'x' });
});
