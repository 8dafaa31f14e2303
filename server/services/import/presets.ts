import type { ImportOptions } from './job-store.ts';

/** The headings that another program writes, and the fields that they stand for. */
export interface Preset {
  readonly name: string;
  /** Columns by which a file is recognized: it has all of them. */
  readonly marks: readonly string[];
  readonly columns: Readonly<Record<string, string>>;
  readonly patterns: readonly (readonly [RegExp, string])[];
  readonly options: Partial<ImportOptions>;
}

const shopifyNew: Preset = {
  name: 'shopify',
  marks: ['Title', 'URL handle', 'Option1 name', 'Price'],
  columns: {
    Title: 'name',
    'URL handle': 'group',
    Description: 'description',
    Vendor: 'brand',
    'Product category': 'categories',
    Tags: 'tags',
    'Published on online store': 'published',
    SKU: 'sku',
    Price: 'price',
    'Compare-at price': 'compareAtPrice',
    'Inventory quantity': 'stock',
    'Weight value (grams)': 'weight',
  },
  patterns: [
    [/^Option(\d) name$/, 'optionName:$1'],
    [/^Option(\d) value$/, 'optionValue:$1'],
  ],
  options: { separator: ',', decimal: '.' },
};

const shopifyOld: Preset = {
  name: 'shopify',
  marks: ['Handle', 'Body (HTML)', 'Variant SKU', 'Variant Price'],
  columns: {
    Handle: 'group',
    Title: 'name',
    'Body (HTML)': 'description',
    Vendor: 'brand',
    'Product Category': 'categories',
    Tags: 'tags',
    Published: 'published',
    'Variant SKU': 'sku',
    'Variant Price': 'price',
    'Variant Compare At Price': 'compareAtPrice',
    'Variant Inventory Qty': 'stock',
    'Variant Grams': 'weight',
  },
  patterns: [
    [/^Option(\d) Name$/, 'optionName:$1'],
    [/^Option(\d) Value$/, 'optionValue:$1'],
  ],
  options: { separator: ',', decimal: '.' },
};

const wooCommerce: Preset = {
  name: 'woocommerce',
  marks: ['ID', 'Type', 'SKU', 'Regular price'],
  columns: {
    ID: 'id',
    Type: 'type',
    SKU: 'sku',
    Name: 'name',
    Published: 'published',
    'Is featured?': 'featured',
    'Short description': 'excerpt',
    Description: 'description',
    Stock: 'stock',
    'Weight (kg)': 'weightKg',
    'Weight (g)': 'weight',
    'Sale price': 'salePrice',
    'Regular price': 'price',
    Categories: 'categories',
    Tags: 'tags',
    Brands: 'brand',
    Parent: 'parent',
  },
  patterns: [
    [/^Attribute (\d+) name$/, 'attributeName:$1'],
    [/^Attribute (\d+) value\(s\)$/, 'attributeValue:$1'],
  ],
  options: { separator: ',', decimal: '.' },
};

const medusa: Preset = {
  name: 'medusa',
  marks: ['Product Handle', 'Product Title', 'Variant Sku'],
  columns: {
    'Product Handle': 'group',
    'Product Title': 'name',
    'Product Subtitle': 'excerpt',
    'Product Description': 'description',
    'Product Status': 'published',
    'Product Weight': 'weight',
    'Variant Sku': 'sku',
    'Variant Inventory Quantity': 'stock',
  },
  patterns: [
    [/^Product Tag \d+$/, 'tags'],
    [/^Product Category \d+$/, 'categories'],
    [/^Variant Option (\d+) Name$/, 'optionName:$1'],
    [/^Variant Option (\d+) Value$/, 'optionValue:$1'],
    [/^Variant Price [A-Z]{3}$/, 'price'],
  ],
  options: { separator: '|', decimal: '.' },
};

const schemaOrg: Preset = {
  name: 'schema.org',
  marks: ['@type', 'name', 'offers:price'],
  columns: {
    sku: 'sku',
    name: 'name',
    description: 'description',
    'offers:price': 'price',
    'offers:inventoryLevel:value': 'stock',
    brand: 'brand',
    'brand:name': 'brand',
    category: 'categories',
    'weight:value': 'weightKg',
  },
  patterns: [],
  options: { separator: '|', decimal: '.' },
};

export const presets: readonly Preset[] = [shopifyNew, shopifyOld, wooCommerce, medusa, schemaOrg];
