import type { CardProduct } from '#runtime/product/card-product.ts';
import type { SortOption } from '#schemas/constants.ts';
import type { Category } from '#schemas/entities/category.ts';
import type { LayeredFilter } from '#schemas/entities/layered-filter.ts';
import type { ListQuery } from './query.ts';

export type FilterKind = 'single' | 'multiple' | 'yesNo' | 'number' | 'date' | 'unknown';

/** A filter as the list shows it. */
export interface ListFilter extends LayeredFilter {
  readonly kind: FilterKind;
  /** Number of values that are left out until the filter is expanded. */
  readonly hiddenValues: number;
}

export interface ListData {
  readonly category: Pick<Category, 'id' | 'name' | 'slug' | 'description' | 'flag'> | null;
  readonly ancestors: readonly { readonly name: string; readonly slug: string }[];
  readonly slugs: NonNullable<Category['slugs']>;
  readonly query: ListQuery;
  readonly filters: readonly ListFilter[];
  readonly sorts: readonly SortOption[];
  readonly defaultSort: SortOption;
  readonly perPage: number;
  readonly defaultPerPage: number;
  readonly products: readonly CardProduct[];
  readonly featured: readonly CardProduct[];
  readonly totalPages: number;
  readonly totalRecords: number;
}
