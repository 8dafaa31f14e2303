import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, parseLanguage } from '#schemas/languages.ts';
import { attachmentHeaders, inertHeaders } from '../../http/attachment.ts';
import { fallbackPage } from '../../http/fallback-page.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { LinkState, LinkView } from './link-view.ts';
import { type Download, loadDownloads } from './load-downloads.ts';
import { loadTickets } from './load-tickets.ts';
import { type PrintParts, printTickets, type TicketsFile } from './print-tickets.ts';
import { readSigned, type Signed, type SignedKind } from './signed-path.ts';
import { ticketSvg } from './ticket-picture.ts';

export interface DigitalRoutes extends PrintParts {
  /**
   * Functions that print the papers of an order; they are passed in because digital goods do not depend on
   * orders.
   */
  readonly papers: Readonly<Record<'invoice' | 'credit', Print>>;
  readonly store: Pick<MediaStore, 'readOriginal'>;
  /** Renders the page of a link as a document. */
  readonly render: (view: LinkView) => Promise<string>;
}

interface Request {
  readonly Params: { readonly token: string };
}

const privately = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/**
 * Routes for a paid order's digital goods, by signed addresses. A file has a page, which mail programs may
 * open any number of times to check the link; only its button, a POST, counts and sends.
 */
export async function digitalRoutes(app: FastifyInstance, parts: DigitalRoutes): Promise<void> {
  app.get<Request>('/digital/file/:token', (request, reply) => showFile(parts, request, reply));
  app.post<Request>('/digital/file/:token', (request, reply) => sendFile(parts, request, reply));
  const printers = { tickets: printTickets, ...parts.papers };
  for (const kind of printed) {
    app.get<Request>(`/digital/${kind}/:token`, (request, reply) =>
      sendPrinted(parts, request, reply, kind, printers[kind]),
    );
  }
  app.get<Request>('/digital/code/:token', (request, reply) => sendCode(parts, request, reply));
  // Not a screen: a script that requests its data gets no content and loads the page as a document.
  app.get('/_page/digital/*', async (_, reply) => reply.headers(privately).code(204).send());
}

async function showFile(
  parts: DigitalRoutes,
  request: FastifyRequest<Request>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await findDownload(parts, request.params.token);
  if (!found) return refuse(request, reply);
  const state = stateOf(found.signed, found.download.state);
  return sendPage(parts, reply, await fileView(parts, request, found, state));
}

async function sendFile(
  parts: DigitalRoutes,
  request: FastifyRequest<Request>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await findDownload(parts, request.params.token);
  if (!found) return refuse(request, reply);
  const { download, signed } = found;
  const state = stateOf(signed, download.state);
  const bytes = state === 'open' ? await parts.store.readOriginal(download.hash) : null;
  if (bytes && (await countDownload(parts, download.id))) {
    reply.headers({ ...privately, ...attachmentHeaders(download.file) });
    return reply.type(download.mime).send(bytes);
  }
  const again = await findDownload(parts, request.params.token);
  const now = again ? stateOf(again.signed, again.download.state) : state;
  const view = await fileView(parts, request, again ?? found, now === 'open' ? 'gone' : now);
  return sendPage(parts, reply, view);
}

type Print = (parts: PrintParts, orderId: number) => Promise<TicketsFile | null>;

const printed = ['tickets', 'invoice', 'credit'] as const;

/** Sends a PDF of an order. */
async function sendPrinted(
  parts: DigitalRoutes,
  request: FastifyRequest<Request>,
  reply: FastifyReply,
  kind: SignedKind,
  print: Print,
): Promise<FastifyReply> {
  const signed = await readSigned(parts.db, kind, request.params.token);
  if (!signed) return refuse(request, reply);
  const file = isOver(signed) ? null : await print(parts, signed.id);
  if (file) {
    reply.headers({ ...privately, ...attachmentHeaders(file.name) });
    return reply.type('application/pdf').send(file.content);
  }
  const view = await viewOf(parts, request, signed, signed.id);
  return sendPage(parts, reply, {
    ...view,
    state: isOver(signed) ? 'expired' : 'revoked',
    download: null,
  });
}

async function sendCode(
  { db }: DigitalRoutes,
  request: FastifyRequest<Request>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signed = await readSigned(db, 'code', request.params.token);
  if (!signed || isOver(signed)) return refuse(request, reply);
  const [ticket] = await loadTickets(db, { id: signed.id }, defaultLanguage);
  if (ticket?.state !== 'valid') return refuse(request, reply);
  reply.headers({ ...privately, ...inertHeaders });
  return reply.type('image/svg+xml').send(ticketSvg(ticket.code));
}

interface FoundDownload {
  readonly signed: Signed;
  readonly download: Download;
}

async function findDownload({ db }: DigitalRoutes, token: string): Promise<FoundDownload | null> {
  const signed = await readSigned(db, 'file', token);
  if (!signed) return null;
  const [download] = await loadDownloads(db, { id: signed.id });
  return download ? { signed, download } : null;
}

const isOver = ({ expiresAt }: Signed) => expiresAt.getTime() < Date.now();

/** A reason that blocks every link takes precedence over the expiry of this one. */
function stateOf(signed: Signed, state: Download['state']): LinkState {
  if (state !== 'open') return state;
  return isOver(signed) ? 'expired' : 'open';
}

/**
 * Counts a download and returns true if one was left; the conditional update keeps simultaneous requests
 * within the limit.
 */
async function countDownload({ db }: DigitalRoutes, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('downloads')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .whereRef('used', '<', 'allowed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function fileView(
  parts: DigitalRoutes,
  request: FastifyRequest<Request>,
  { signed, download }: FoundDownload,
  state: LinkState,
): Promise<LinkView> {
  return { ...(await viewOf(parts, request, signed, download.orderId)), state, download };
}

async function viewOf(
  { db }: DigitalRoutes,
  request: FastifyRequest<Request>,
  { expiresAt }: Signed,
  orderId: number,
): Promise<Omit<LinkView, 'state' | 'download'>> {
  const order = await db
    .selectFrom('orders')
    .select(['order_number', 'slug', 'language'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    language: parseLanguage(order.language) ?? defaultLanguage,
    expiresAt: expiresAt.toISOString(),
    orderNumber: order.order_number,
    orderSlug: order.slug,
    action: request.url,
  };
}

async function sendPage(
  { render }: DigitalRoutes,
  reply: FastifyReply,
  view: LinkView,
): Promise<FastifyReply> {
  const html = await render(view);
  return reply
    .headers(privately)
    .code(view.state === 'open' ? 200 : 410)
    .type('text/html; charset=utf-8')
    .send(html);
}

function refuse({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.headers(privately).code(404).type('text/html').send(fallbackPage(url, 404));
}
