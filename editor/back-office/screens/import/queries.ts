import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { ImportState } from '#schemas/entities/import-job.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';

/** States in which the server works on an import. */
const working: ReadonlySet<ImportState> = new Set([
  'uploading',
  'reading',
  'planning',
  'running',
  'undoing',
]);

/** ms between two requests for the state of a running import. */
const pause = 700;

export function useImport(id: number) {
  const api = useEditorApi();
  return useQuery({
    queryKey: ['imports', id],
    queryFn: () => api.call('import.get', { id }),
    refetchInterval: ({ state: { data } }) =>
      data?.ok && working.has(data.value.state) ? pause : false,
    staleTime: 0,
  });
}

export function useImports() {
  const api = useEditorApi();
  return useQuery({
    queryKey: ['imports'],
    queryFn: () => api.call('import.list', {}),
    refetchInterval: ({ state: { data } }) =>
      data?.ok && data.value.some(({ state }) => working.has(state)) ? pause : false,
    staleTime: 0,
  });
}

export function useImportProblems(input: EndpointInput<'import.problems'>, version: string) {
  const api = useEditorApi();
  return useQuery({
    queryKey: ['imports', input.id, 'problems', version, input],
    queryFn: () => api.call('import.problems', input),
    placeholderData: (known) => known,
  });
}

export function useImportChanges(input: EndpointInput<'import.changes'>, version: string) {
  const api = useEditorApi();
  return useQuery({
    queryKey: ['imports', input.id, 'changes', version, input],
    queryFn: () => api.call('import.changes', input),
    placeholderData: (known) => known,
  });
}

/** Reloads all imports, after a step of one of them. */
export function useDropImports(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['imports'] });
}
