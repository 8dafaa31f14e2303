import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import type { Result } from '#schemas/result.ts';

/** Calls the contract by endpoint name; expected failures come back as values. */
export interface ApiClient {
  call<N extends EndpointName>(
    name: N,
    input: EndpointInput<N>,
  ): Promise<Result<EndpointOutput<N>>>;
}

/** Answers equal reads of one request once: blocks on a page often ask the same. A write forgets them. */
export function deduplicate(api: ApiClient, isRead: (name: EndpointName) => boolean): ApiClient {
  const pending = new Map<string, Promise<Result<unknown>>>();
  return {
    call<N extends EndpointName>(name: N, input: EndpointInput<N>) {
      if (!isRead(name)) {
        pending.clear();
        return api.call(name, input);
      }
      const key = `${name} ${JSON.stringify(input)}`;
      const known = pending.get(key) ?? api.call(name, input);
      pending.set(key, known);
      return known as Promise<Result<EndpointOutput<N>>>;
    },
  };
}
