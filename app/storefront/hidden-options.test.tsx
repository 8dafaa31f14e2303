import { expect, test } from 'vitest';
import type { ServerRegistry } from '#runtime/block/types.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import type { PageNode } from '#runtime/page/payload.ts';
import { defineModel } from '#schemas/block/model.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { ok } from '#schemas/result.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { pageOf } from '#tests/support/page.ts';
import { hiddenOptions } from './hidden-options.ts';
import { createPageRenderer } from './render-page.tsx';

const secret = { type: 'string', default: '', scope: { see: ['analyst'] } } as const;
const model = (type: string) =>
  defineModel({
    type,
    category: 'content',
    icon: 'image',
    slots: { content: {} },
    schema: {
      type: 'object',
      properties: {
        title: { type: 'string' },
        shown: secret,
        audit: secret,
        rows: {
          type: 'array',
          default: [],
          items: {
            type: 'object',
            properties: { id: { type: 'string' }, text: secret, note: secret },
          },
        },
      },
    },
  });

const View = ({ options, slots }: { options: unknown; slots: unknown }) => (
  <p>
    {(options as JsonObject).shown as string}
    {((options as JsonObject).rows as { text: string }[]).map(({ text }) => text)}
    {(slots as { content?: React.ReactNode }).content}
  </p>
);
const registry: ServerRegistry = {
  label: { model: model('label'), View },
  list: { model: model('list'), View, load: async () => ok(null) },
};
const ajv = createAjv();
const validators = Object.fromEntries(
  Object.entries(registry).map(([type, block]) => [type, ajv.compile(block.model.schema)]),
);
const renderer = createPageRenderer(registry, createCatalog(registry));

const node = (id: string, options: JsonObject, more: Partial<PageNode> = {}): PageNode => ({
  id,
  type: 'label',
  hydrate: 'none',
  meta: {},
  options: { title: 'Karta', shown: '', audit: '', rows: [], ...options },
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
  ...more,
});

const row = (id: string, text: string) => ({ id, text, note: 'tajna' });

const hiddenFrom = (scopes: readonly string[], ...nodes: PageNode[]) =>
  hiddenOptions(pageOf(nodes), { registry, validators, renderer }, scopes);

test('sends a hidden value that is rendered, also in slots and mobile forms · PERM-20', () => {
  const child = node('child~mobile', { shown: 'dno' });
  const parent = node('parent', { shown: 'vrh' }, { slots: { content: [child] } });
  expect(hiddenFrom(['writer'], parent)).toEqual({
    parent: { shown: 'vrh' },
    'child~mobile': { shown: 'dno' },
  });
});

test('withholds what is not rendered, and sends nothing twice to users who see it · PERM-20', () => {
  expect(hiddenFrom(['writer'], node('a', { audit: 'tajna' }), node('b', {}))).toEqual({});
  expect(hiddenFrom(['analyst'], node('a', { shown: 'vrh' }))).toEqual({});
  expect(hiddenFrom(['admin'], node('a', { shown: 'vrh' }))).toEqual({});
});

test('withholds an input of a load, because the response of the load is sent · PERM-20', () => {
  const list = node('a', { audit: 'filter', shown: 'vrh' }, { type: 'list', data: 'odgovor' });
  expect(hiddenFrom(['writer'], list)).toEqual({ a: { shown: 'vrh' } });
});

test('of several hidden values sends only those that are rendered · PERM-20', () => {
  const both = node('a', { audit: 'tajna', shown: 'vrh', rows: [row('1', ''), row('2', 'dno')] });
  expect(hiddenFrom(['writer'], both)).toEqual({
    a: { shown: 'vrh', rows: [{}, { id: '2', text: 'dno' }] },
  });
});
