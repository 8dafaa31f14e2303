import type { AttributeData, SiteData } from '#schemas/site-data.ts';
import { testSite } from './site.ts';

const more: readonly AttributeData[] = [
  {
    code: 'vez',
    label: { hr: 'Vez' },
    type: 'dropdown',
    filterable: true,
    values: [{ key: 'uzao', label: { hr: 'Uzao' } }],
  },
  { code: 'izdano', label: { hr: 'Izdano' }, type: 'date', filterable: true },
  { code: 'dolazak', label: { hr: 'Dolazak' }, type: 'datetime', filterable: true },
  {
    code: 'uzorak',
    label: { hr: 'Uzorak' },
    type: 'visual swatch',
    filterable: false,
    values: [{ key: 'pruge', label: { hr: 'Pruge' }, swatch: 'kompas' }],
  },
  {
    code: 'rub',
    label: { hr: 'Rub' },
    type: 'visual swatch',
    filterable: false,
    values: [{ key: 'crn', label: { hr: 'Crn' }, swatch: '#000000' }],
  },
  {
    code: 'kroj',
    label: { hr: 'Kroj' },
    type: 'dropdown',
    filterable: false,
    values: [{ key: 'ravan', label: { hr: 'Ravan' } }],
  },
];
const optionTypes = [
  'Text',
  'Number',
  'dropdown',
  'multipleSelect',
  'textSwatch',
  'visualSwatch',
  'yesNo',
  'dateTime',
  'date',
] as const;
const chosen: readonly string[] = optionTypes.slice(2, 7);

/** A custom option of every type. */
const customOptions = optionTypes.map((type) => ({
  key: `izbor-${type}`,
  label: { hr: `Izbor ${type}`, en: `Choice ${type}` },
  type,
  required: false,
  ...(chosen.includes(type) && {
    values: [{ key: 'more', label: { hr: 'More', en: 'Sea' }, price: 50, swatch: '#16324f' }],
  }),
}));

const sailVariant = { uzorak: 'pruge', rub: 'crn', kroj: 'ravan' };
const dates = { vez: 'uzao', izdano: '2024-05-01', dolazak: '2024-05-01T08:30:00.000Z' };

/** The test site with an attribute of every type. */
export const attributeSite: SiteData = {
  ...testSite,
  attributes: [...testSite.attributes, ...more],
  tags: [...testSite.tags, { key: 'novo', title: { hr: 'Novo', en: 'New' } }],
  products: [
    ...testSite.products.map((product) =>
      product.sku === 'ZVONO'
        ? { ...product, attributes: { ...product.attributes, ...dates } }
        : product,
    ),
    ...testSite.products
      .filter(({ sku }) => sku === 'KOMPAS')
      .map((product) => ({
        ...product,
        sku: 'VODIC',
        slug: 'vodic',
        format: 'EProduct' as const,
        name: { hr: 'Vodič' },
        categories: [],
        attributes: {},
        customOptions,
      })),
    ...testSite.products
      .filter(({ sku }) => sku === 'DUPIN')
      .map((product) => ({
        ...product,
        sku: 'JEDRO',
        slug: 'jedro',
        name: { hr: 'Jedro' },
        categories: [],
        variants: [{ sku: 'JEDRO-P', attributes: sailVariant, stock: 1 }],
      })),
  ],
};
