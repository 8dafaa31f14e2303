import type { EndpointInput, EndpointName } from '#schemas/api/contract.ts';
import type { EditorApi } from '../session/api/editor-api.ts';

/** Wraps the API: a call that is refused for a missing second factor loads the screen that sets one up. */
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

/** Loads the page, so that the navigation shows only what is open without the factor. */
function openSetUp(base: string): void {
  const path = `${base}/security`;
  if (location.pathname !== path) location.assign(path);
}
