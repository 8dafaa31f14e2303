import type { FastifyInstance } from 'fastify';
import { approvalPage, doneInPopup } from './paypal-pages.ts';
import type { PayPalRecord, PayPalRecords } from './paypal-records.ts';

/** The page on which a buyer approves a payment or refuses it. */
export function registerApproval(
  app: FastifyInstance,
  { records, decide }: PayPalRecords,
  notify: (record: PayPalRecord) => Promise<number>,
): void {
  app.get<{ Querystring: { token?: string; popup?: string } }>(
    '/checkoutnow',
    async ({ query }, reply) => {
      const record = records.get(query.token ?? '');
      reply.type('text/html; charset=utf-8');
      return record ? approvalPage(record, query.popup === '1') : reply.code(404).send('');
    },
  );
  app.post<{ Body: { token?: string; popup?: string; decision?: string } }>(
    '/checkoutnow',
    async ({ body }, reply) => {
      const record = records.get(body.token ?? '');
      if (!record) return reply.code(404).send('');
      const isAgreed = body.decision === 'agree';
      decide(record, isAgreed);
      if (isAgreed) void notify(record).catch(() => 0);
      if (body.popup === '1') {
        return reply.type('text/html; charset=utf-8').send(doneInPopup(record.id, isAgreed));
      }
      const to = new URL(isAgreed ? record.returnUrl : record.cancelUrl);
      to.searchParams.set('token', record.id);
      return reply.redirect(to.href, 303);
    },
  );
}
