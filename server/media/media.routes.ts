import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { upload } from '#schemas/constants.ts';
import { type ErrorCode, errors } from '#schemas/errors.ts';
import { attachmentHeaders, inertHeaders } from '../http/attachment.ts';
import { bucketPath, type OwnBucket } from './bucket.ts';
import type { MediaStore } from './media-store.ts';
import { parseRenditionFile, type RenditionName } from './renditions.ts';

/** Access to a file of the library. */
export interface MediaAccess {
  /** Whether anyone may read the file; otherwise only the back office may. */
  readonly isPublic: boolean;
  /** Scopes of which staff need one; absent: all staff may read it. */
  readonly scopes?: readonly string[];
  /** Null for pictures, which have renditions. */
  readonly download: {
    readonly name: string;
    readonly mime: string;
    readonly extension: string;
  } | null;
}

export interface MediaRoutes {
  readonly store: MediaStore;
  readonly bucket: OwnBucket;
  /** Returns null for a hash that the library does not have. */
  readonly findAccess: (hash: string) => Promise<MediaAccess | null>;
  /** Whether the caller is staff and, if scopes are given, has one of them. */
  readonly isStaff: (
    request: FastifyRequest,
    reply: FastifyReply,
    scopes?: readonly string[],
  ) => Promise<boolean>;
}

interface MediaParams {
  readonly hash: string;
  readonly file: string;
}

/**
 * `GET /media/:hash/:file`: a picture's rendition, encoded on the first request (`640.avif`), or another file
 * unchanged (`original.pdf`). `PUT /media/incoming/:key` uploads a file to the bucket.
 */
export async function mediaRoutes(app: FastifyInstance, options: MediaRoutes): Promise<void> {
  app.get<{ Params: MediaParams }>('/media/:hash/:file', withHead, async (request, reply) => {
    const { hash, file } = request.params;
    const access = /^[0-9a-f]{64}$/.test(hash) ? await options.findAccess(hash) : null;
    if (!access || !(access.isPublic || (await options.isStaff(request, reply, access.scopes)))) {
      return refuse(reply, 'notFound');
    }
    const etag = `"${hash.slice(0, 32)}-${file}"`;
    const { cache, private: own } = cacheControl;
    reply.headers({ ...inertHeaders, 'cache-control': access.isPublic ? cache : own, etag });
    const name = parseRenditionFile(file);
    if (name) return sendRendition(options.store, hash, name, request, reply);
    if (access.download && file === `original.${access.download.extension}`) {
      return sendDownload(options.store, hash, access.download, reply);
    }
    return refuse(reply, 'notFound');
  });
  await app.register(async (scope) => addUploadRoute(scope, options.bucket));
}

const withHead = { exposeHeadRoute: true } as const;

const cacheControl = {
  cache: 'public, max-age=31536000, immutable',
  private: 'private, no-store',
} as const;

async function sendRendition(
  store: MediaStore,
  hash: string,
  name: RenditionName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const picture = await store.read(hash, name);
  if (!picture.ok) return refuse(reply, picture.error.code);
  if (request.headers['if-none-match'] === reply.getHeader('etag')) return reply.code(304).send();
  return reply.type(`image/${name.format}`).send(picture.value);
}

async function sendDownload(
  store: MediaStore,
  hash: string,
  { name, mime }: NonNullable<MediaAccess['download']>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await store.readOriginal(hash);
  if (!bytes) return refuse(reply, 'notFound');
  return reply.headers(attachmentHeaders(name)).type(mime).send(bytes);
}

/** The URL itself is the permission: staff created it for one file. */
function addUploadRoute(scope: FastifyInstance, bucket: OwnBucket): void {
  scope.removeAllContentTypeParsers();
  const parser = { parseAs: 'buffer', bodyLimit: upload.maxBytes } as const;
  scope.addContentTypeParser('*', parser, (_request, body, done) => done(null, body));
  scope.put<{ Params: { key: string } }>(
    `${bucketPath}/:key`,
    { bodyLimit: upload.maxBytes },
    async (request, reply) => {
      const mime = request.headers['content-type'] ?? '';
      const { body } = request;
      const isTaken =
        Buffer.isBuffer(body) && (await bucket.write(request.params.key, mime, body, new Date()));
      return isTaken ? reply.code(204).send() : refuse(reply, 'forbidden');
    },
  );
}

function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { status, message } = errors[code];
  reply.removeHeader('etag');
  if (code === 'unavailable') reply.header('retry-after', '2');
  return reply
    .code(status)
    .headers({ ...inertHeaders, 'cache-control': 'no-store' })
    .send({ errored: true, message, statusCode: status });
}
