import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { ok } from '#schemas/result.ts';
import { useEditorApi } from '../canvas/editor-api-context.ts';
import type { EditorApi } from '../session/api/editor-api.ts';
import { useBackOfficeParts } from './context.ts';
import { rowsInput, stateOf } from './list/list-state.ts';

/** Keys of cached responses: all of a collection begin with its name. */
export const keys = {
  rows: (input: EndpointInput<'collection.rows'>) => [input.name, 'rows', input],
  counts: (name: string) => [name, 'counts'],
  views: (name: string) => [name, 'views'],
  record: (name: string, id: string) => [name, 'record', id],
  title: (name: string, id: string) => [name, 'title', id],
  changes: (name: string, id: string) => [name, 'changes', id],
} as const;

const rowsQuery = (api: EditorApi, input: EndpointInput<'collection.rows'>) => ({
  queryKey: keys.rows(input),
  queryFn: () => api.call('collection.rows', input),
});

/** Loads a page of a list. The previous page stays until the next one is loaded. */
export function useRows(input: EndpointInput<'collection.rows'>) {
  const api = useEditorApi();
  return useQuery({ ...rowsQuery(api, input), placeholderData: (known) => known });
}

/** Returns a function that requests the first page of a list before the list is rendered. */
export function useFetchFirstRows(): (name: string) => void {
  const api = useEditorApi();
  const client = useQueryClient();
  return (name) => void client.prefetchQuery(rowsQuery(api, rowsInput(name, stateOf({}))));
}

/** ms for which loaded counts of views are not requested again. */
const countsAge = 30_000;

export function useCounts(name: string) {
  const api = useEditorApi();
  return useQuery({
    queryKey: keys.counts(name),
    queryFn: () => api.call('collection.counts', { name }),
    staleTime: countsAge,
  });
}

export function useViews(name: string) {
  const api = useEditorApi();
  return useQuery({
    queryKey: keys.views(name),
    queryFn: () => api.call('collection.views', { name }),
  });
}

export function useRecord(name: string, id: string | undefined) {
  const api = useEditorApi();
  return useQuery({
    queryKey: keys.record(name, id ?? ''),
    queryFn: () => api.call('collection.get', { name, id: id ?? '' }),
    enabled: id !== undefined,
    // A form in progress must not change while staff fill it in.
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Returns a function that caches a new record, so that its page shows it at once. */
export function useCacheRecord(name: string): (row: CollectionRow) => void {
  const client = useQueryClient();
  return (row) => client.setQueryData(keys.record(name, row.id), ok(row));
}

/** Returns a function that describes the query for the title of a record; its id if it is unknown. */
export function useTitleQuery() {
  const { findTitle } = useBackOfficeParts();
  return (name: string, id: string) => ({
    queryKey: keys.title(name, id),
    queryFn: async () => (await findTitle(name, id)) ?? id,
  });
}

export function useTitleOf(name: string, id: string) {
  const titleQuery = useTitleQuery();
  return useQuery(titleQuery(name, id));
}

export function useChanges(name: string, id: string) {
  const api = useEditorApi();
  return useQuery({
    queryKey: keys.changes(name, id),
    queryFn: () => api.call('collection.changes', { name, id }),
  });
}

/**
 * Invalidates the cache of a collection after a write, and all lists, because they show values of other
 * records.
 */
export function useDropCached(name: string): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [of, kind] }) => of === name || kind === 'rows',
    });
}

/** Searches the records of all collections. */
export function useFound(q: string) {
  const api = useEditorApi();
  return useQuery({
    queryKey: ['search', q],
    queryFn: () => api.call('collection.search', { q }),
    enabled: q.length > 1,
    placeholderData: (known) => known,
  });
}

/** ms between two checks whether changes are being published. */
const publishingAge = 30_000;

export function usePublishing() {
  const api = useEditorApi();
  return useQuery({
    queryKey: ['publishing'],
    queryFn: () => api.call('pipeline.hasRunningPipeline', {}),
    refetchInterval: publishingAge,
    staleTime: publishingAge,
  });
}
