import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#schemas/result.ts';
import type { UploadedFile } from '../api/handler.ts';
import { acceptedEncoding, type Encoding } from './compression.ts';
import type { CookieChange } from './cookies.ts';
import { writeCookies } from './cookies.ts';
import { formOptions, isTooLong, type PostedForm, receiveForm } from './receive-form.ts';

/** The parts of a request that pages need, independent of the HTTP library. */
export interface StorefrontRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query as the visitor sees them. */
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Fields of a posted form. */
  readonly form: Readonly<Record<string, string | readonly string[]>>;
  /** Files of a posted form, readable until the response is sent. */
  readonly files?: readonly UploadedFile[];
  /** Error of a posted form that could not be read completely. */
  readonly refused?: AppError | null;
  /** Body of a request by a script of edit mode; undefined for all others. */
  readonly elements?: unknown;
  /**
   * `html`: a document. `data`: the page for a script. `reply`: the result of a command. `elements`: the data
   * to render elements that are not on a page yet.
   */
  readonly wants: 'html' | 'data' | 'reply' | 'elements';
  /** Encoding for a document; null for a browser without compression. */
  readonly encoding: Encoding | null;
  /** The page of this site that linked here; null for none and for other sites. */
  readonly from: URL | null;
  readonly traceId: string;
  /** IP address of the visitor. */
  readonly client: string;
  /** `User-Agent` of the visitor's browser. */
  readonly userAgent?: string | undefined;
}

export interface StorefrontResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly CookieChange[];
  /** Buffers are in the encoding that the headers name. */
  readonly body: string | Buffer;
}

/** The pages of the site, provided by the composition root, the only module that knows the blocks. */
export type Storefront = (request: StorefrontRequest) => Promise<StorefrontResponse>;

const dataPrefix = '/_page';
const editPrefix = '/_edit';

/** Everything that is not a file or an API call is a screen. */
export function registerStorefront(app: FastifyInstance, storefront: Storefront): void {
  // Only forms of pages get this multipart parser.
  void app.register(async (scope) => {
    await scope.register(multipart, formOptions);
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        if (!request.isMultipart()) return send(reply, await storefront(toRequest(request)));
        return respondToFiles(request, reply, storefront);
      },
    });
  });
}

/** A request without a length, or a very long one, is not read at all. */
async function respondToFiles(
  request: FastifyRequest,
  reply: FastifyReply,
  storefront: Storefront,
): Promise<FastifyReply> {
  if (isTooLong(request)) {
    reply.header('connection', 'close');
    throw Object.assign(new Error('The posted form is too long'), { statusCode: 413 });
  }
  const posted = await receiveForm(request);
  try {
    return send(reply, await storefront(toRequest(request, posted)));
  } finally {
    await posted.discard();
  }
}

function toRequest(request: FastifyRequest, posted?: PostedForm): StorefrontRequest {
  const prefix = [dataPrefix, editPrefix].find((each) => isUnder(request.url, each)) ?? '';
  const path = request.url.slice(prefix.length) || '/';
  const isPost = request.method === 'POST';
  const isEdit = prefix === editPrefix && isPost;
  return {
    method: isPost ? 'POST' : 'GET',
    url: siteUrl(path, `${request.protocol}://${request.host}`),
    cookies: request.cookies,
    form: isEdit ? {} : (posted?.form ?? ((request.body ?? {}) as StorefrontRequest['form'])),
    ...(posted && { files: posted.files, refused: posted.refused }),
    ...(isEdit ? { elements: request.body } : {}),
    wants: isEdit ? 'elements' : wantOf(request, prefix === dataPrefix),
    encoding: acceptedEncoding(request.headers['accept-encoding']),
    from: pageBefore(request),
    traceId: request.id,
    client: request.ip,
    userAgent: request.headers['user-agent'],
  };
}

/** Keeps every URL on this site: no `//host`, not even if `/.//host` resolves to it. */
function siteUrl(path: string, origin: string): URL {
  const url = new URL(path.replace(/^[/\\]+/, '/'), origin);
  if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** Browsers send the full path for pages of the same site (`strict-origin-when-cross-origin`). */
function pageBefore({ headers, host }: FastifyRequest): URL | null {
  const { referer = '' } = headers;
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url?.host === host ? url : null;
}

const isUnder = (url: string, prefix: string) => url === prefix || url.startsWith(`${prefix}/`);

function wantOf(request: FastifyRequest, isData: boolean): 'html' | 'data' | 'reply' {
  if (isData) return 'data';
  const isScript = request.headers.accept === 'application/json';
  return request.method === 'POST' && isScript ? 'reply' : 'html';
}

function send(reply: FastifyReply, response: StorefrontResponse): FastifyReply {
  writeCookies(reply, response.cookies);
  return reply.code(response.status).headers(response.headers).send(response.body);
}
