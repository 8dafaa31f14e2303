import type { EndpointName } from '#schemas/api/contract.ts';
import { nested } from './arbitrary.ts';

type KnownInput = readonly [EndpointName, Readonly<Record<string, unknown>>];

const numbers = ['1e400', 'Infinity', '-Infinity', '9'.repeat(400), '2147483648', '-1', '0.5'];

const numbered: readonly (readonly [EndpointName, string])[] = [
  ['product.get', 'id'],
  ['event.get', 'id'],
  ['product.checkBundles', 'id'],
  ['wishlist.filter', 'page'],
  ['wishlist.filter', 'limit'],
];

/** An element in the format of `element.create` and bulk writes. */
const element = (change: object) => ({
  handler: 'rich-text',
  title: 'Fuzz',
  version: 1,
  options: {},
  parts: {},
  meta: {},
  ...change,
});

const badElements = [
  element({ handler: 'mystery' }),
  element({ options: { title: 7, columns: 'many' } }),
  element({ version: 99 }),
  element({ options: nested(1500) }),
];

const bulk = (change: object): KnownInput => [
  'link.postTypeBulk',
  {
    id: 1,
    links: [
      {
        handler: 'mystery',
        linkId: 'fuzz',
        order: 0,
        master_id: null,
        options: {},
        meta: {},
        ...change,
      },
    ],
  },
];

/** Inputs that once caused a server error, and similar ones. */
export const knownInputs: readonly KnownInput[] = [
  ...numbered.flatMap(([name, field]) =>
    numbers.map((number): KnownInput => [name, { [field]: number }]),
  ),
  ...numbers.map((id): KnownInput => ['link.postTypeBulk', { id, links: [] }]),
  ...badElements.map((bad): KnownInput => ['element.create', bad]),
  bulk({}),
  bulk({ handler: 'rich-text', options: { text: 7 } }),
  bulk({ handler: 'rich-text', meta: nested(1500) }),
  ...[1e-98, 0.9999999].map(
    (x): KnownInput => ['media.update', { id: 1, crop: { x, y: x, width: 1 - x, height: 1e-98 } }],
  ),
  [
    'draft.sync',
    {
      document: 'page:1',
      since: 0,
      writes: [{ id: 'deep', base: 0, node: { id: 'deep', linkMeta: nested(1500) } }],
    },
  ],
];
