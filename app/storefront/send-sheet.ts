import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, compressWell } from '#server/http/compression.ts';

interface Sheet {
  readonly text: string;
  /** Its text never changes under its address. Otherwise browsers must not cache it. */
  readonly isImmutable: boolean;
}

export type SendSheet = (
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<Sheet | null> | Sheet | null,
) => Promise<FastifyReply>;

/**
 * Sends sheets that never change under their address. `read` is called once per address and encoding; null
 * responds with 404.
 */
export function createSendSheet(): SendSheet {
  // Compressed, a sheet is about 20 kB.
  const sent = new LRUCache<string, string | Buffer>({ max: 200 });
  return async (request, reply, read) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const key = `${encoding} ${request.url}`;
    const send = (body: string | Buffer) => {
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .send(body);
    };
    const known = sent.get(key);
    if (known) return send(known);
    const sheet = await read();
    if (!sheet?.isImmutable) {
      reply.header('cache-control', 'no-store');
      return sheet
        ? reply.type('text/css; charset=utf-8').send(sheet.text)
        : reply.code(404).send();
    }
    const body = encoding ? compressWell(Buffer.from(sheet.text), encoding) : sheet.text;
    sent.set(key, body);
    return send(body);
  };
}
