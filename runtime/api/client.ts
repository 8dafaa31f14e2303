import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import type { Result } from '#schemas/result.ts';

/** Calls the contract by endpoint name; returns expected failures as values. */
export interface ApiClient {
  call<N extends EndpointName>(
    name: N,
    input: EndpointInput<N>,
  ): Promise<Result<EndpointOutput<N>>>;
}

/**
 * Sends equal reads of one request only once: blocks on a page often read the same data. A write clears the
 * cache.
 */
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
