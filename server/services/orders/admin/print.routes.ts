import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { mayWorkOnOrders } from '../../account/order-rights.ts';
import { type StaffGuard, staffOf } from '../../account/staff-guard.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { ticketSvg } from '../../digital/ticket-picture.ts';
import { readFiscalFacts } from '../fiscalisation/read-fiscal.ts';
import { readInvoice } from '../invoices/invoice-rows.ts';
import { packingSlip } from '../shipments/packing-slip.ts';
import type { PrintPage } from './print-page.ts';

export interface PrintRoutes extends StaffGuard {
  readonly db: ServiceDependencies['db'];
  /** Renders the page as an HTML document. */
  readonly render: (page: PrintPage, language: Language) => Promise<string>;
}

interface Request {
  readonly Params: { readonly number: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/** The page, or the id of the order to redirect to. */
type RouteResponse = PrintPage | { readonly kind: 'record'; readonly order: number };

/**
 * Routes of an order's papers as pages to print, by order number; the number alone redirects to the record.
 */
export async function printRoutes(app: FastifyInstance, parts: PrintRoutes): Promise<void> {
  const { db } = parts;
  for (const language of languages) {
    const path = `${ordersPath(language)}/:number(^\\d{1,12}$)`;
    const respond =
      (read: (order: Order, request: FastifyRequest<Request>) => Promise<RouteResponse>) =>
      async (request: FastifyRequest<Request>, reply: FastifyReply) =>
        guarded(parts, language, request, reply, async () => {
          const order = await findOrder(db, Number(request.params.number));
          return order ? read(order, request) : missing;
        });
    app.get(
      path,
      respond(async ({ id }) => ({ kind: 'record', order: id })),
    );
    app.get(
      `${path}/invoice`,
      respond(({ id }) => invoicePage(db, id)),
    );
    app.get(
      `${path}/packing-slip`,
      respond((order, { query }) => slipPage(db, order, query)),
    );
  }
}

/** Path of the list of orders. */
export function ordersPath(language: Language): string {
  return `${language === defaultLanguage ? '' : `/${language}`}/admin/orders`;
}

const missing = { kind: 'missing' } as const;
const statuses = { missing: 404, forbidden: 403, invoice: 200, packingSlip: 200 } as const;

async function guarded(
  parts: PrintRoutes,
  language: Language,
  request: FastifyRequest<Request>,
  reply: FastifyReply,
  read: () => Promise<RouteResponse>,
): Promise<FastifyReply> {
  const actor = await staffOf(parts, language, request, reply);
  if (!actor) return reply;
  const page: RouteResponse = mayWorkOnOrders(actor) ? await read() : { kind: 'forbidden' };
  if (page.kind === 'record') {
    return reply.redirect(`${ordersPath(language)}/record/${page.order}`, 301);
  }
  return reply
    .code(statuses[page.kind])
    .type('text/html; charset=utf-8')
    .send(await parts.render(page, language));
}

interface Order {
  readonly id: number;
  readonly number: number;
}

function findOrder(db: PrintRoutes['db'], number: number): Promise<Order | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('number', '=', number)
    .executeTakeFirst();
}

async function invoicePage(db: PrintRoutes['db'], order: number): Promise<PrintPage> {
  const invoice = await readInvoice(db, order);
  if (!invoice) return missing;
  const facts = await readFiscalFacts(db, 'invoice_id', invoice.id);
  const fiscal = facts && { ...facts, picture: pictureOf(facts.link) };
  return { kind: 'invoice', order, invoice, fiscal };
}

function pictureOf(link: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(ticketSvg(link)).toString('base64')}`;
}

async function slipPage(
  db: PrintRoutes['db'],
  { id, number }: Order,
  { shipment }: Request['Querystring'],
): Promise<PrintPage> {
  const isNumber = typeof shipment === 'string' && /^\d{1,6}$/.test(shipment);
  const slip = await packingSlip(db, number, isNumber ? Number(shipment) : null);
  return slip ? { kind: 'packingSlip', order: id, slip } : missing;
}
