import { fail, ok, type Result } from '#schemas/result.ts';

/** Maximum ms for a provider's response. */
const timeLimit = 8000;
/** Maximum characters of a response. */
const sizeLimit = 500_000;

export type ProviderCall = (
  url: string,
  init: RequestInit,
) => Promise<Result<Record<string, unknown>>>;

/**
 * Calls a provider: with a time limit, without redirects, for a JSON object. Any other outcome is
 * `paymentUnavailable` with the HTTP `status`, 0 without a response. Details only go to `log`.
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
