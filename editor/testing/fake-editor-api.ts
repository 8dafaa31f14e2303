import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { EditorApi } from '../session/api/editor-api.ts';

export type FakeResponses = {
  readonly [N in EndpointName]?: (
    input: EndpointInput<N>,
  ) => Result<EndpointOutput<N>> | Promise<Result<EndpointOutput<N>>>;
};

export interface FakeEditorApi extends EditorApi {
  /** Requests so far, oldest first. */
  readonly calls: readonly { readonly name: EndpointName; readonly input: unknown }[];
}

/** A server for tests. Returns the given responses, and `unavailable` for every other call. */
export function fakeEditorApi(
  responses: FakeResponses,
  upload: EditorApi['upload'] = () => Promise.resolve(fail('uploadFailed')),
  language: Language = 'hr',
): FakeEditorApi {
  const calls: { name: EndpointName; input: unknown }[] = [];
  const inLanguage = (spoken: Language): FakeEditorApi => ({
    calls,
    language: spoken,
    in: inLanguage,
    upload,
    async call<N extends EndpointName>(name: N, input: EndpointInput<N>) {
      calls.push({ name, input });
      const response = responses[name];
      return response ? response(input) : fail('unavailable');
    },
  });
  return inLanguage(language);
}

/** One page that holds the whole list, as `media.filterStandard` and similar calls return it. */
export const onePage = <T>(data: T[]) =>
  ok({ data, pagination: { totalPages: 1, totalRecords: data.length } });

/** The same for calls that return `records`. */
export const oneRecordPage = <T>(records: T[]) =>
  ok({ records, totalPages: 1, totalRecords: records.length });
