import { fail, ok, type Result } from '#schemas/result.ts';

/** ms a provider has for its response. */
const timeLimit = 8000;
/** Characters. */
const sizeLimit = 500_000;

export type ProviderCall = (
  url: string,
  init: RequestInit,
) => Promise<Result<Record<string, unknown>>>;

/**
 * Calls to a provider: within the time, never following a redirect, answered with a JSON object.
 * Anything else is `paymentUnavailable` with the HTTP `status`, 0 for no response; what happened goes to
 * `log` alone.
 */
export function createProviderCall(log: (text: string) => void): ProviderCall {
  return async (url, init) => {
    try {
      return ok(await responseOf(url, init));
    } catch (error) {
      const { origin, pathname } = new URL(url);
      log(`${origin}${pathname}: ${error instanceof Error ? error.message : 'no answer'}`);
      const status = error instanceof Refusal ? error.status : 0;
      return fail('paymentUnavailable', { params: { status } });
    }
  };
}

async function responseOf(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(timeLimit);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  const text = await response.text();
  if (!response.ok) throw new Refusal(response.status, text.slice(0, 300));
  if (text.length > sizeLimit) throw new Error('answer too long');
  const data: unknown = JSON.parse(text || '{}');
  if (typeof data !== 'object' || data === null) throw new Error('not an object');
  return data as Record<string, unknown>;
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status} ${text}`);
    this.status = status;
  }
}
