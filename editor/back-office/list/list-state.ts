import type { EndpointInput } from '#schemas/api/contract.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { ListQuery } from '#schemas/entities/collection.ts';

/** State of a list. It is stored in the URL, so that Back and bookmarks restore it. */
export interface ListState {
  readonly q: string;
  readonly where: JsonObject;
  /** Key of a view; null for all records. */
  readonly view: string | null;
  readonly sort: string | null;
  /** Keys of the shown fields; null for the default columns of the collection. */
  readonly columns: readonly string[] | null;
  readonly after: string | null;
  readonly before: string | null;
}

export function readListState(params: URLSearchParams): ListState {
  return {
    q: params.get('q') ?? '',
    where: parseWhere(params.get('where')),
    view: params.get('view'),
    sort: params.get('sort'),
    columns: params.get('columns')?.split(',') ?? null,
    after: params.get('after'),
    before: params.get('before'),
  };
}

/** A change of search, filter or order returns to the first page. */
export function changedParams(state: ListState, change: Partial<ListState>): URLSearchParams {
  const next = { ...state, after: null, before: null, ...change };
  const params = new URLSearchParams();
  if (next.q) params.set('q', next.q);
  if (Object.keys(next.where).length > 0) params.set('where', JSON.stringify(next.where));
  if (next.view) params.set('view', next.view);
  if (next.sort) params.set('sort', next.sort);
  if (next.columns) params.set('columns', next.columns.join(','));
  if (next.after) params.set('after', next.after);
  if (next.before) params.set('before', next.before);
  return params;
}

function parseWhere(text: string | null): JsonObject {
  if (text === null) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Returns the filter of the list without its order, as input of a call. */
export function shownOf({ q, where, view }: ListState): Shown {
  return {
    ...(q && { q }),
    ...(Object.keys(where).length > 0 && { where: JSON.stringify(where) }),
    ...(view && { view }),
  };
}

interface Shown {
  readonly q?: string;
  readonly where?: string;
  readonly view?: string;
}

/** Records of a page of a list. */
const pageSize = 50;

/** Returns the input of the call that reads the shown page. */
export const rowsInput = (name: string, state: ListState): EndpointInput<'collection.rows'> => ({
  name,
  size: pageSize,
  ...shownOf(state),
  ...(state.sort && { sort: state.sort }),
  ...(state.after && { after: state.after }),
  ...(state.before && { before: state.before }),
});

/** Converts the state of a list to the query of a saved view. */
export const queryOf = (state: ListState): ListQuery => ({
  ...shownOf(state),
  ...(state.sort && { sort: state.sort }),
  ...(state.columns && { columns: [...state.columns] }),
});

/** Converts the query of a saved view to the state of a list. */
export const stateOf = ({ q, where, view, sort, columns }: ListQuery): ListState => ({
  q: q ?? '',
  where: parseWhere(where ?? null),
  view: view ?? null,
  sort: sort ?? null,
  columns: columns ?? null,
  after: null,
  before: null,
});
