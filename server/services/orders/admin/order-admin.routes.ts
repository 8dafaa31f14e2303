import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { fail } from '#schemas/result.ts';
import { mayWorkOnOrders } from '../../account/order-rights.ts';
import { type Staff, type StaffGuard, staffOf } from '../../account/staff-guard.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { readInvoice } from '../invoices/invoice-rows.ts';
import { packingSlip } from '../shipments/packing-slip.ts';
import { actOnOrder } from './act-on-order.ts';
import type { OrderAdminPage } from './order-admin-page.ts';
import { loadOrderFile, type OrderFile } from './order-file.ts';
import { type OrderAction, type OrderActionName, orderActionNames } from './possible-actions.ts';

export interface OrderAdminRoutes extends StaffGuard {
  readonly deps: Pick<ServiceDependencies, 'db' | 'readDb' | 'cache'>;
  /** Renders the page as an HTML document. */
  readonly render: (page: OrderAdminPage, language: Language) => Promise<string>;
}

type Texts = Readonly<Record<string, unknown>>;
interface Request {
  readonly Params: { readonly number: string };
  readonly Querystring: Texts;
  readonly Body: Texts | null;
}

/**
 * Pages of one order for staff: all its data and possible actions, and what is printed. Plain documents and
 * forms; rights are checked here.
 */
export async function orderAdminRoutes(
  app: FastifyInstance,
  parts: OrderAdminRoutes,
): Promise<void> {
  for (const language of languages) {
    const path = orderAdminPath(language);
    app.get<Request>(`${path}/:number(^\\d{1,12}$)`, (request, reply) =>
      guarded(parts, language, request, reply, async () => handleOrder(parts, request)),
    );
    app.post<Request>(`${path}/:number(^\\d{1,12}$)`, (request, reply) =>
      guarded(parts, language, request, reply, (actor) => handleAction(parts, request, actor)),
    );
    app.get<Request>(`${path}/:number(^\\d{1,12}$)/invoice`, (request, reply) =>
      guarded(parts, language, request, reply, async () => handleInvoice(parts, request)),
    );
    app.get<Request>(`${path}/:number(^\\d{1,12}$)/packing-slip`, (request, reply) =>
      guarded(parts, language, request, reply, async () => handlePackingSlip(parts, request)),
    );
  }
}

export function orderAdminPath(language: Language): string {
  return `${language === defaultLanguage ? '' : `/${language}`}/admin/orders`;
}

/** The page, or the address to redirect to. */
type RouteResponse = OrderAdminPage | { readonly kind: 'redirect'; readonly to: string };

async function guarded(
  parts: OrderAdminRoutes,
  language: Language,
  request: FastifyRequest<Request>,
  reply: FastifyReply,
  handle: (actor: Staff) => Promise<RouteResponse>,
): Promise<FastifyReply> {
  const actor = await staffOf(parts, language, request, reply);
  if (!actor) return reply;
  const page: RouteResponse = mayWorkOnOrders(actor) ? await handle(actor) : { kind: 'forbidden' };
  if (page.kind === 'redirect') return reply.redirect(`${orderAdminPath(language)}${page.to}`, 303);
  return reply
    .code(statusOf(page))
    .type('text/html; charset=utf-8')
    .send(await parts.render(page, language));
}

function statusOf(page: OrderAdminPage): number {
  if (page.kind === 'forbidden') return 403;
  if (page.kind === 'missing') return 404;
  return page.kind === 'order' && page.error ? 422 : 200;
}

async function handleOrder(
  { deps }: OrderAdminRoutes,
  { params, query }: FastifyRequest<Request>,
): Promise<RouteResponse> {
  const file = await loadOrderFile(deps.db, Number(params.number));
  if (!file) return { kind: 'missing' };
  const confirm = confirmOf(file, actionOf(query['do']));
  const { shipment } = textsOf(query);
  const typed: Record<string, string> = shipment === undefined ? {} : { shipment };
  return { kind: 'order', file, confirm, done: actionOf(query['done']), error: null, typed };
}

async function handleInvoice(
  { deps: { db } }: OrderAdminRoutes,
  { params }: FastifyRequest<Request>,
): Promise<RouteResponse> {
  const order = await orderId(db, Number(params.number));
  const invoice = order ? await readInvoice(db, order) : null;
  return order && invoice ? { kind: 'invoice', order, invoice } : { kind: 'missing' };
}

async function orderId(db: ServiceDependencies['db'], number: number): Promise<number | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  return order?.id ?? null;
}

async function handlePackingSlip(
  { deps: { db } }: OrderAdminRoutes,
  { params, query }: FastifyRequest<Request>,
): Promise<RouteResponse> {
  const number = Number(params.number);
  const shipment = query['shipment'];
  const wanted =
    typeof shipment === 'string' && /^\d{1,6}$/.test(shipment) ? Number(shipment) : null;
  const [order, slip] = await Promise.all([orderId(db, number), packingSlip(db, number, wanted)]);
  return order && slip ? { kind: 'packingSlip', order, slip } : { kind: 'missing' };
}

async function handleAction(
  { deps }: OrderAdminRoutes,
  { params, body }: FastifyRequest<Request>,
  { userId }: { readonly userId: number },
): Promise<RouteResponse> {
  const number = Number(params.number);
  const typed = textsOf(body);
  const action = actionOf(typed['do']);
  const done = action
    ? await actOnOrder(deps, { number, action, typed, userId })
    : fail('badRequest');
  if (done.ok) return { kind: 'redirect', to: `/${number}?done=${action}` };
  const file = await loadOrderFile(deps.db, number);
  if (!file) return { kind: 'missing' };
  return {
    kind: 'order',
    file,
    confirm: confirmOf(file, action),
    done: null,
    error: done.error,
    typed,
  };
}

/** Keeps the fields with one text value; a field sent twice is dropped. */
function textsOf(body: Texts | null): Record<string, string> {
  const texts = Object.entries(body ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function confirmOf({ actions }: OrderFile, action: OrderActionName | null): OrderAction | null {
  return actions.find((possible) => possible === action) ?? null;
}

function actionOf(text: unknown): OrderActionName | null {
  return orderActionNames.find((action) => action === text) ?? null;
}
