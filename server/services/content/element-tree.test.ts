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

test('what a place says otherwise follows a field of the shared element that is called otherwise by now · EDIT-16', () => {
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

test('a shared element that is older than what a place says is brought up to it · EDIT-16', () => {
  const element = rendered(
    { options: { heading: 'Karta', lead: 'Uz more' } },
    { version: 2, options: { title: 'Ovdje' } },
  );
  expect(element).toMatchObject({ version: 2, options: { title: 'Ovdje', lead: 'Uz more' } });
});

test('visitors are not told what a place has set aside · EDIT-16', () => {
  const linkMeta = { aside: { title: { value: 'Tajna' } }, tone: 'x' };
  expect(rendered({}, { linkMeta })?.linkMeta).toEqual({ tone: 'x' });
});
