import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { upload } from '#schemas/constants.ts';
import { guardedLookup, hostOf, isLoopback, isPublicAddress } from '../../http/public-address.ts';

/** Maximum ms to fetch a picture. */
const timeout = 20_000;
/** ms before the second and the third attempt. */
const pauses = [1_000, 4_000];

export type PictureError = 'pictureUnreachable' | 'pictureTooLarge' | 'pictureRefused';

export type Fetched = { readonly bytes: Buffer } | { readonly error: PictureError };

/** `later`: another try a few seconds later may succeed. */
type FetchOutcome = Fetched | 'later';

/** Fetches a picture from the internet, or from this machine if that is allowed. Redirects are not followed. */
export async function fetchPicture(
  source: string,
  toLoopback: boolean,
  signal: AbortSignal,
): Promise<Fetched> {
  for (const pause of [...pauses, null]) {
    const answer = await tryOnce(new URL(source), toLoopback, signal);
    if (answer !== 'later') return answer;
    if (pause === null || signal.aborted) break;
    await delay(pause, null, { signal }).catch(() => undefined);
  }
  return { error: 'pictureUnreachable' };
}

async function tryOnce(
  target: URL,
  toLoopback: boolean,
  signal: AbortSignal,
): Promise<FetchOutcome> {
  const mayCall = (address: string) =>
    isPublicAddress(address) || (toLoopback && isLoopback(address));
  const host = hostOf(target);
  if (isIP(host) && !mayCall(host)) return { error: 'pictureUnreachable' };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const options = { lookup: guardedLookup(mayCall), signal: limit, agent: false };
  const get = target.protocol === 'http:' ? getHttp : getHttps;
  return new Promise((resolve) => {
    const request = get(target, options, (response) => {
      readResponse(response).then(resolve, () => resolve('later'));
    });
    request.on('error', () => resolve('later'));
  });
}

async function readResponse(response: IncomingMessage): Promise<FetchOutcome> {
  const { statusCode = 0 } = response;
  if (statusCode !== 200) {
    response.destroy();
    const isPassing = statusCode === 429 || statusCode >= 500;
    return isPassing ? 'later' : { error: 'pictureUnreachable' };
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > upload.maxBytes) return { error: 'pictureTooLarge' };
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts) };
}
