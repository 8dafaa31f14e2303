import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '#schemas/languages.ts';
import { isSigned, type SignedFields, signFields } from '../hosted-form/signature.ts';
import { cardPage, closedPage, returnPage } from './bank-pages.ts';
import type { BankPayment } from './bank-payment.ts';

export type Decision = 'paid' | 'failed' | 'cancelled' | 'lost';

const contract = { merchant: 'sandbox-shop', secret: 'sandbox-secret' } as const;
/** ms after the return until a late notification is sent. */
const late = 1500;

/** The sandbox's card gateway: returns a form, shows the card page, signs its reports. */
export function createBank() {
  const payments = new Map<string, BankPayment>();
  let url = '';

  const report = ({ id, reference, state, amount, currency, merchant }: BankPayment) =>
    signFields(
      { payment_id: id, reference, state, amount, currency, merchant, event_id: randomUUID() },
      contract.secret,
      new Date(),
    );

  async function notify(payment: BankPayment): Promise<number> {
    const body = new URLSearchParams(report(payment));
    const response = await fetch(payment.notifyUrl, { method: 'POST', body });
    return response.status;
  }

  function open(fields: SignedFields) {
    const known = [...payments.values()].find(({ reference }) => reference === fields.reference);
    const payment = known ?? fromRequest(fields);
    payments.set(payment.id, payment);
    return { payment_id: payment.id, html: formFor(payment.id, url) };
  }

  function register(app: FastifyInstance): void {
    app.post<{ Body: SignedFields }>('/bank/payments', async ({ body }, reply) =>
      isOurs(body) ? open(body) : reply.code(403).send({}),
    );
    app.post<{ Body: SignedFields }>('/bank/payments/state', async ({ body }, reply) => {
      const payment = payments.get(body.payment_id ?? '');
      return payment && isOurs(body) ? report(payment) : reply.code(404).send({});
    });
    app.post<{ Body: { payment_id?: string } }>('/bank/pay', async ({ body }, reply) => {
      const payment = payments.get(body.payment_id ?? '');
      reply.type('text/html; charset=utf-8');
      return payment ? cardPage(payment, url) : reply.code(404).send('');
    });
    app.post<{ Body: { payment_id?: string; decision?: Decision; notify?: string } }>(
      '/bank/decide',
      async ({ body }, reply) => {
        const payment = payments.get(body.payment_id ?? '');
        if (!payment) return reply.code(404).send('');
        if (body.decision) payment.state = body.decision === 'lost' ? 'paid' : body.decision;
        if (body.notify === 'before') await notify(payment);
        if (body.notify === 'after') setTimeout(() => void notify(payment).catch(() => 0), late);
        reply.type('text/html; charset=utf-8');
        return body.decision === 'lost'
          ? closedPage(payment)
          : returnPage(payment, report(payment));
      },
    );
  }

  return {
    contract,
    payments,
    report,
    notify,
    register,
    at(address: string) {
      url = address;
    },
    /** Returns the payment with the shop's own number. */
    of: (reference: string) =>
      [...payments.values()].find((payment) => payment.reference === reference),
  };
}

const isOurs = (fields: SignedFields) =>
  fields.merchant === contract.merchant && isSigned(fields, contract.secret, new Date());

function fromRequest(fields: SignedFields): BankPayment {
  const { reference = '', amount = '', currency = '', description = '' } = fields;
  return {
    id: `B-${randomUUID()}`,
    reference,
    amount,
    currency,
    merchant: contract.merchant,
    state: 'open',
    returnUrl: fields.return_url ?? '',
    notifyUrl: fields.notify_url ?? '',
    description,
    language: fields.language ?? defaultLanguage,
  };
}

/** Like real gateways, returns a page with a form that would submit itself. */
function formFor(id: string, url: string): string {
  return `<!doctype html><html><head><base href="https://elsewhere.example/"></head>
<body onload="document.forms[0].submit()"><form action="${url}/pay" method="POST">
<input type="hidden" name="payment_id" value="${id}"><input type="submit" value="Continue">
</form><script>document.forms[0].submit()</script></body></html>`;
}
