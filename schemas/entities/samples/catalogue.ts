import type { Category } from '../category.ts';
import type { ConfigurationAttribute, CustomOption } from '../custom-option.ts';
import type { Filter, LayeredFilter } from '../layered-filter.ts';
import type { Product, ProductCard } from '../product.ts';
import type { Variant } from '../product-parts.ts';
import type { Wishlist } from '../wishlist.ts';
import { media } from './media.ts';

/** Valid values for tests and fakes: products and lists. */

const price = {
  discount: 10,
  basicPrice: 2000,
  retailPrice: 2500,
  finalPrice: 2250,
  membershipPrice: null,
  lowestPrice30: 2400,
};

export const productCard: ProductCard = {
  id: 11,
  name: 'Šalica „Bura”',
  type: 'Simple',
  media: [media],
  slug: 'plava-salica',
  sku: 'SAL-01',
  format: 'Simple',
  ...price,
  inStock: true,
  stock: 12,
  isVisibleIndividually: true,
  mainProductSlug: null,
  categoryPriority: 3,
  excerpt: 'Šalica od kamenine.',
  featured: false,
};

export const variant: Variant = {
  id: 12,
  name: 'Majica, M',
  type: 'Simple',
  media: [],
  slug: 'majica-m',
  sku: 'MAJ-M',
  format: 'Simple',
  ...price,
  inStock: true,
  stock: null,
  isVisibleIndividually: false,
  mainProductSlug: 'majica',
  configuration: { size: 5 },
};

export const configurationAttribute: ConfigurationAttribute = {
  attributeCode: 'size',
  label: 'Veličina',
  inputType: 'textSwatch',
  customClass: '',
  values: [{ id: 5, value: 'M', isMedia: false, shopDefault: true }],
};

export const customOption: CustomOption = {
  id: 9,
  label: 'Natpis',
  option_type: 'Text',
  type: null,
  fieldType: 'text',
  required: false,
  maxLength: 24,
  custom_option_values: [{ id: 'engraving', label: 'Gravura', price: 500 }],
};

export const product: Product = {
  ...productCard,
  taxRate: 25,
  description: '<p>Kamenina iz malog pogona.</p>',
  categories: [{ id: 2, name: 'Kuhinja', slug: 'kuhinja' }],
  tags: [{ id: 1, title: 'Novo', slug: 'novo' }],
  bundles: [
    { product: 12, format: 'Simple', qty: 1 },
    {
      product: {
        ...variantCore(),
        configurationAttributes: [],
        customOptions: [],
        associatedProducts: [],
      },
      format: 'Simple',
      qty: 2,
    },
  ],
  associatedProducts: [variant],
  configurationAttributes: [configurationAttribute],
  customOptions: [customOption],
  crossSellProducts: [12, { id: 13 }],
  attributeSet: {
    attributes: [
      { attributeCode: 'color', label: 'Boja', value: { value: 'blue', label: 'Plava' } },
    ],
  },
  slugs: { hr: 'plava-salica', en: 'blue-mug' },
  canAddDirectly: true,
};

function variantCore() {
  const { configuration: _, ...core } = variant;
  return core;
}

export const layeredFilter: LayeredFilter = {
  attributeCode: 'price',
  label: 'Cijena',
  type: 'number',
  attributeID: 4,
  values: [{ valueLabel: '', totalProducts: 8, minValue: 0, maxValue: 90, attributeID: 4 }],
};

export const filter: Filter = { key: 'price', value: [10, 50], range: true };

export const category: Category = {
  id: 2,
  name: 'Kuhinja',
  slug: 'kuhinja',
  image: null,
  sortTypes: ['newest'],
  sortDefaultType: null,
  description: '',
  parentId: null,
  flag: 'alpha',
  totalProducts: 14,
  children: [
    {
      id: 3,
      name: 'Šalice',
      slug: 'salice',
      image: media,
      sortTypes: [],
      sortDefaultType: 'cheapest',
      description: '',
      parentId: 2,
      flag: 'alpha',
      totalProducts: 4,
    },
  ],
};

export const wishlist: Wishlist = {
  data: [{ product_id: 11 }],
  lastPage: 1,
  page: 1,
  limit: 9999,
  total: 1,
  perPage: 9999,
};
