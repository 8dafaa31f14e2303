import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import {
  ClosedAddress,
  guardedLookup,
  hostOf,
  isLoopback,
  isPublicAddress,
} from '../http/public-address.ts';

/** Timeout of an endpoint in ms. */
const timeout = 10_000;

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Result of an attempt. */
export interface Attempt {
  /** HTTP status; null without a response. */
  readonly status: number | null;
  readonly duration: number;
  /** Reason for a missing response: a code, never text of the endpoint. */
  readonly error: string | null;
}

/** Posts a message to the internet, or to this machine if that is allowed. Redirects are not followed. */
export async function send(message: Message, toLoopback: boolean): Promise<Attempt> {
  const begun = performance.now();
  const end = (status: number | null, error: string | null): Attempt => ({
    status,
    duration: Math.round(performance.now() - begun),
    error,
  });
  try {
    return end(await post(message, toLoopback), null);
  } catch (error) {
    return end(null, codeOf(error));
  }
}

function post({ url, headers, body }: Message, toLoopback: boolean): Promise<number> {
  const target = new URL(url);
  const mayCall = (address: string) =>
    isPublicAddress(address) || (toLoopback && isLoopback(address));
  const host = hostOf(target);
  if (isIP(host) && !mayCall(host)) throw new ClosedAddress(host);
  const request = target.protocol === 'http:' ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeout);
    const options = { method: 'POST', headers, lookup: guardedLookup(mayCall), signal };
    const sent = request(target, { ...options, agent: false }, (response) => {
      resolve(response.statusCode ?? 0);
      // The body of the response is not needed and may be endless.
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function codeOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'TIMEOUT';
  return typeof code === 'string' ? code : 'UNKNOWN';
}

/** Whether messages may go to an address: https, or http to this machine if that is allowed. */
export function isEndpoint(text: string, toLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const host = hostOf(url);
  const isOwn = toLoopback && (host === 'localhost' || (isIP(host) > 0 && isLoopback(host)));
  if (url.username !== '' || url.password !== '') return false;
  if (isOwn) return url.protocol === 'https:' || url.protocol === 'http:';
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}
