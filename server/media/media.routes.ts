import type { FastifyInstance, FastifyReply } from 'fastify';
import { type FaultCode, faults } from '#schemas/faults.ts';
import type { MediaStore } from './media-store.ts';
import { parseRenditionFile } from './renditions.ts';

/** Pictures may come from uploads: whatever they are, they never run. */
const inertHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

interface PictureParams {
  readonly hash: string;
  readonly file: string;
}

/** `GET /media/:hash/:file`, e.g. `/media/<sha256>/640.avif`; made on first request. */
export async function mediaRoutes(
  app: FastifyInstance,
  options: { readonly store: MediaStore },
): Promise<void> {
  app.get<{ Params: PictureParams }>('/media/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params;
    const name = parseRenditionFile(file);
    if (!name) return refuse(reply, 'notFound');
    const picture = await options.store.read(hash, name);
    if (!picture.ok) return refuse(reply, picture.fault.code);
    const etag = `"${hash.slice(0, 32)}-${file}"`;
    reply.headers({
      ...inertHeaders,
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(`image/${name.format}`).send(picture.value);
  });
}

function refuse(reply: FastifyReply, code: FaultCode): FastifyReply {
  const { status, message } = faults[code];
  if (code === 'unavailable') reply.header('retry-after', '2');
  return reply
    .code(status)
    .headers({ ...inertHeaders, 'cache-control': 'no-store' })
    .send({ errored: true, message, statusCode: status });
}
