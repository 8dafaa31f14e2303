import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compressWell } from '#server/http/compression.ts';

/** Number of compressed sheets in memory; each is about 20 kB. */
const most = 200;
const packed = new Map<string, Buffer>();

/** Sends a sheet that never changes under its address, or that there is none. */
export function sendSheet(request: FastifyRequest, reply: FastifyReply, sheet: string | null) {
  if (sheet === null) return reply.code(404).header('cache-control', 'no-store').send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply
    .type('text/css; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding');
  if (encoding === null) return reply.send(sheet);
  const key = `${encoding} ${request.url}`;
  const body = packed.get(key) ?? compressWell(Buffer.from(sheet), encoding);
  if (packed.size >= most) packed.clear();
  packed.set(key, body);
  return reply.header('content-encoding', encoding).send(body);
}

/** Sends a sheet that browsers must not keep. */
export const sendOnce = (reply: FastifyReply, sheet: string | null) =>
  reply.type('text/css; charset=utf-8').header('cache-control', 'no-store').send(sheet);
