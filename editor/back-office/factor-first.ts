import type { EndpointInput, EndpointName } from '#schemas/api/contract.ts';
import type { EditorApi } from '../session/api/editor-api.ts';

/**
 * Wraps the API. A call that is refused because the second factor is missing opens the screen that sets it
 * up.
 */
export function withFactorFirst(api: EditorApi, base: string): EditorApi {
  return {
    ...api,
    in: (language) => withFactorFirst(api.in(language), base),
    async call<N extends EndpointName>(name: N, input: EndpointInput<N>) {
      const result = await api.call(name, input);
      if (!result.ok && result.error.code === 'secondFactorRequired') openSetUp(base);
      return result;
    },
  };
}

/** A full page load, so that the navigation shows only pages that are allowed without a second factor. */
function openSetUp(base: string): void {
  const path = `${base}/security`;
  if (location.pathname !== path) location.assign(path);
}
