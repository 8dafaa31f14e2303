import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';

/**
 * Requests each page once from the shop in each encoding, stores the bytes and only sends them from then on.
 */
export async function openPageFloor(shop: string, port: number): Promise<void> {
  const app = Fastify();
  const kept = new Map<string, Promise<Page>>();
  app.get('/readyz', async () => ({}));
  app.get('/*', async (request, reply) => {
    const encoding = request.headers['accept-encoding'] ?? 'identity';
    const key = `${encoding} ${request.url}`;
    const page = kept.get(key) ?? fetchPage(shop + request.url, encoding);
    kept.set(key, page);
    const { bytes, headers } = await page;
    return reply.headers(headers).send(bytes);
  });
  await app.listen({ port, host: '127.0.0.1' });
}

interface Page {
  readonly bytes: Buffer;
  readonly headers: Record<string, string>;
}

/** `fetch` would decompress the response. */
function fetchPage(url: string, encoding: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const { 'content-type': type = 'text/html', 'content-encoding': coding } = response.headers;
      const headers = { 'content-type': type, ...(coding && { 'content-encoding': coding }) };
      resolve({ bytes: await buffer(response), headers });
    }).on('error', reject);
  });
}
