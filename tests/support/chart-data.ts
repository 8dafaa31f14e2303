import type { LocalizedText } from '#schemas/languages.ts';
import type { CategoryData, ProductData } from '#schemas/site-data.ts';

const nothing: LocalizedText = { en: '' };

/** Data that all charts of a site in English share. */
export const plainChart = {
  format: 'Simple',
  excerpt: nothing,
  categories: ['charts'],
  tags: [],
  pictures: [],
  tax: 'standard',
  stock: 5,
  weightGrams: 100,
  categoryPriority: 1,
  featured: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  crossSell: [],
  attributes: {},
} as const satisfies Partial<ProductData>;

export const chartCategory = (name: LocalizedText): CategoryData => ({
  slug: 'charts',
  name,
  description: nothing,
  picture: 'chart',
  flag: 'alpha',
  sortTypes: ['nameAsc'],
  sortDefaultType: 'nameAsc',
});
