import type { Scope } from './list-conditions.ts';
import type { Sort } from './list-order.ts';
import type { Narrowing } from './list-query.ts';

export interface ListRequest {
  readonly scope: Scope;
  readonly narrowing: Narrowing;
  readonly sort: Sort | null;
  readonly page: number;
  readonly limit: number;
}

export interface ListPage {
  readonly ids: readonly number[];
  readonly total: number;
}
