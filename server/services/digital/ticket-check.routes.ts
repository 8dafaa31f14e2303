import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { TicketCheck } from '#schemas/entities/digital.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { pagePolicy } from '../../http/security-headers.ts';
import { mayWorkOnOrders } from '../account/order-rights.ts';
import { type Staff, type StaffGuard, staffHeaders, staffOf } from '../account/staff-guard.ts';
import { checkTicket, readTicketCheck } from './check-ticket.ts';

/** Data of the ticket check page. */
export type TicketPage =
  | {
      readonly kind: 'check';
      /** Null before the first code. */
      readonly check: TicketCheck | null;
      /** The code as it was typed or scanned. */
      readonly typed: string;
    }
  | { readonly kind: 'forbidden' };

export interface TicketCheckRoutes extends StaffGuard {
  readonly db: Kysely<Database>;
  readonly render: (page: TicketPage, language: Language) => Promise<string>;
}

type Texts = Readonly<Record<string, unknown>>;
interface Request {
  readonly Querystring: Texts;
  readonly Body: Texts | null;
}

/**
 * The page on which staff check tickets. A form that works without scripts: scanners type a code and press
 * Enter.
 */
export async function ticketCheckRoutes(
  app: FastifyInstance,
  parts: TicketCheckRoutes,
): Promise<void> {
  for (const language of languages) {
    const path = ticketsPath(language);
    app.get<Request>(path, (request, reply) =>
      guarded(parts, language, request, reply, () => showPage(parts, language, request.query)),
    );
    app.post<Request>(path, (request, reply) =>
      guarded(parts, language, request, reply, (staff) =>
        takeCode(parts, language, request.body, staff),
      ),
    );
    app.get(`/_page${path}`, async (_, reply) => reply.headers(staffHeaders).code(204).send());
  }
}

export function ticketsPath(language: Language): string {
  return `${language === defaultLanguage ? '' : `/${language}`}/admin/tickets`;
}

/** This is the only page of the shop that may use the camera. */
const cameraAllowed = 'camera=(self), microphone=(), geolocation=()';

/** Browsers without a built-in code reader compile one from WebAssembly. */
const scannerPolicy = pagePolicy({ isCompiling: true });

type RouteResponse = TicketPage | { readonly kind: 'redirect'; readonly query: string };

async function guarded(
  parts: TicketCheckRoutes,
  language: Language,
  request: FastifyRequest<Request>,
  reply: FastifyReply,
  handle: (staff: Staff) => Promise<RouteResponse>,
): Promise<FastifyReply> {
  const staff = await staffOf(parts, language, request, reply);
  if (!staff) return reply;
  const page: RouteResponse = mayWorkOnOrders(staff) ? await handle(staff) : { kind: 'forbidden' };
  if (page.kind === 'redirect') {
    return reply.redirect(`${ticketsPath(language)}?${page.query}`, 303);
  }
  return reply
    .code(page.kind === 'forbidden' ? 403 : 200)
    .header('permissions-policy', cameraAllowed)
    .header('content-security-policy', scannerPolicy)
    .type('text/html; charset=utf-8')
    .send(await parts.render(page, language));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

async function showPage(
  { db }: TicketCheckRoutes,
  language: Language,
  query: Texts,
): Promise<RouteResponse> {
  const id = /^\d{1,9}$/.exec(textOf(query['ticket']))?.[0];
  if (id === undefined) return { kind: 'check', check: null, typed: '' };
  const check = await readTicketCheck(db, Number(id), textOf(query['at']), language);
  return { kind: 'check', check, typed: '' };
}

/** The result has its own address, so that reloading the page does not check the ticket twice. */
async function takeCode(
  { db }: TicketCheckRoutes,
  language: Language,
  body: Texts | null,
  { userId }: Staff,
): Promise<RouteResponse> {
  const typed = textOf(body?.['code']).slice(0, 100);
  if (typed.trim() === '') return { kind: 'check', check: null, typed: '' };
  const action = textOf(body?.['do']);
  const input = { code: typed, admit: action !== 'check', anyDay: action === 'anyway' };
  const check = await checkTicket(db, input, { userId, now: new Date(), language });
  if (check.result !== 'admitted' || !check.ticket) return { kind: 'check', check, typed };
  const { id, usedAt } = check.ticket;
  const query = new URLSearchParams({ ticket: String(id), at: usedAt ?? '' });
  return { kind: 'redirect', query: query.toString() };
}
