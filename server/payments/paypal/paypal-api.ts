import { fail, ok, type Result } from '#schemas/result.ts';
import type { ProviderCall } from '../provider-call.ts';

export type PayPalData = Readonly<Record<string, unknown>>;

/** Calls PayPal's REST API as the shop; the token is cached until shortly before it expires. */
export interface PayPalApi {
  get(path: string): Promise<Result<PayPalData>>;
  /** `key`: makes the call idempotent (PayPal-Request-Id). `body`: JSON. */
  post(path: string, body: string, key?: string): Promise<Result<PayPalData>>;
}

interface Credentials {
  readonly api: string;
  readonly clientId: string;
  readonly secret: string;
}

/** ms before its expiry from which a token is no longer used. */
const margin = 60_000;

export function createPayPalApi({ api, clientId, secret }: Credentials, call: ProviderCall) {
  let token: Promise<Result<string>> | null = null;
  let end = 0;

  async function fetchToken(): Promise<Result<string>> {
    const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
    const response = await call(`${api}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (!response.ok) return response;
    const { access_token: found, expires_in: seconds } = response.value;
    if (typeof found !== 'string') return fail('paymentUnavailable');
    end = Date.now() + Number(seconds) * 1000 - margin;
    return ok(found);
  }

  async function currentToken(): Promise<Result<string>> {
    if (!token || Date.now() > end) {
      end = Date.now() + margin;
      token = fetchToken();
    }
    const found = await token;
    if (!found.ok) token = null;
    return found;
  }

  async function send(path: string, init: RequestInit, key?: string): Promise<Result<PayPalData>> {
    const found = await currentToken();
    if (!found.ok) return found;
    const headers = {
      authorization: `Bearer ${found.value}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(key === undefined ? {} : { 'paypal-request-id': key }),
    };
    return call(api + path, { ...init, headers });
  }

  return {
    get: (path) => send(path, { method: 'GET' }),
    post: (path, body, key) => send(path, { method: 'POST', body }, key),
  } satisfies PayPalApi;
}
