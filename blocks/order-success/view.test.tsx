import messages from 'virtual:messages/blocks/order-success';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { LoadContext } from '#runtime/block/types.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import type { OrderItem, OrderSummary } from '#schemas/entities/order.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { load, type OrderData } from './data.ts';
import bank from './fixtures/bank.json' with { type: 'json' };
import digital from './fixtures/digital.json' with { type: 'json' };
import { View } from './view.tsx';

const order = bank.data.order as OrderSummary;
const options = { title: '', picture: null };

function render(
  shown: OrderSummary | null,
  locked: OrderData['locked'] = null,
  language: Language = 'hr',
): string {
  const runtime = {
    page: { ...pageOf([]), language },
    t: createTranslator(language, prefixed('order-success', textsIn(messages, language))),
    session: createSessionStore(guest),
    forms: createFormsStore(null),
  } as unknown as Runtime;
  return renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <View id="o" options={options} data={{ order: shown, locked }} slots={{}} />
    </RuntimeContext>,
  );
}

function loadAt(query: string) {
  const requested: unknown[] = [];
  const api = {
    call: async (_name: string, input: { orderSlug: string }) => {
      requested.push(input);
      if (input.orderSlug === 'tuda') return fail('orderLocked');
      return input.orderSlug === order.orderSlug ? ok(order) : fail('notFound');
    },
  };
  const orders = { access: { cartId: 'c', protectCode: 'p' }, claim: null };
  const context = { api, orders, url: new URL(`https://shop.test/naplata/uspjesna${query}`) };
  return { requested, result: load(context as unknown as LoadContext, options) };
}

describe('order success', () => {
  it('shows the order in the URL · ORDER-13', async () => {
    const { requested, result } = loadAt('?orderSlug=k3v9x');
    expect(await result).toEqual(ok({ order, locked: null }));
    expect(requested).toEqual([{ orderSlug: 'k3v9x', cartId: 'c', protectCode: 'p' }]);
    expect(render(order)).toContain('2026-00418');
    expect(render(order)).toMatch(/>k3v9x</);
    expect(render({ ...order, orderSlug: 'drugi-kljuc' })).toMatch(/>drugi-kljuc</);
  });

  it('calls a delivery without a price free, as the cart does', () => {
    const withDelivery = (delivery: number) =>
      render({ ...order, priceSummary: { ...order.priceSummary, delivery } });
    expect(withDelivery(0)).toContain('<dt>Dostava</dt><dd>besplatno</dd>');
    expect(withDelivery(450)).not.toContain('besplatno');
  });

  it('names the coupon by its code and a promotion by its name', () => {
    const promotions = [
      { code: 'SUMMER10', name: null, amount: 500 },
      { code: null, name: 'Jesenski dani', amount: 250 },
    ];
    const html = render({ ...order, promotions }).replaceAll('\u00a0', ' ');
    expect(html).toContain('<dt>Kupon SUMMER10</dt><dd>\u22125,00 €</dd>');
    expect(html).toContain('<dt>Jesenski dani</dt><dd>\u22122,50 €</dd>');
    expect(render(order)).not.toContain('Kupon');
  });

  const inState = (state: string, status: OrderSummary['status']) =>
    render({ ...order, status, fulfilment: { state, isPickup: false, shipments: [], left: [] } });

  it('thanks for an order only until its goods are packed', () => {
    expect(inState('processing', 'paid')).toContain('Hvala, narudžba je zaprimljena</h1>');
    const sent = inState('delivered', 'paid');
    expect(sent).toContain('>Vaša narudžba</h1>');
    expect(sent).not.toContain('Potvrdu smo poslali');
  });

  it('says that the buyer withdrew from the contract, not that the order was cancelled', () => {
    const withdrawn = inState('withdrawn', 'cancelled');
    expect(withdrawn).toContain('Ugovor je raskinut</h1>');
    expect(withdrawn).toContain('Potvrdu o raskidu poslali smo');
    expect(withdrawn).not.toContain('otkazana');
  });

  it('counts a part of a set that it contains several times, as the cart does', () => {
    const [item] = order.items;
    const parts = [
      { label: '2 ×', value: 'Karta' },
      { label: '1 ×', value: 'Čvor' },
      { label: 'Boja', value: 'plava' },
    ];
    const html = render({ ...order, items: [{ ...item, chosen: parts }] as typeof order.items });
    expect(html).toContain(' · 2 × Karta · Čvor · plava</p>');
  });

  it.each([
    ['hr', 'Vraćeno: 2 (3. studenoga 2026.)', ' · vraćen novac za: 1</p>'],
    ['en', 'Returned: 2 (3 November 2026)', ' · refunded: 1</p>'],
    ['de', 'Zurückgegeben: 2 (3. November 2026)', ' · erstattet: 1</p>'],
  ] as const)(
    'lists the returned pieces of an item in %s, and whose money went back',
    (language, came, paid) => {
      const [item] = order.items;
      const shown = (returned?: OrderItem['returned']) => {
        const items = [{ ...item, returned }] as unknown as typeof order.items;
        return render({ ...order, items }, null, language).replaceAll('\u00a0', ' ');
      };
      const at = '2026-11-03T10:00:00.000Z';
      expect(shown({ qty: 2, at, refunded: 1 })).toContain(`${came}${paid}`);
      expect(shown({ qty: 2, at, refunded: 0 })).toContain(`${came}</p>`);
      expect(shown()).not.toContain(came);
    },
  );

  it('shows the phone number only if the buyer gave one', () => {
    expect(render({ ...order, phone: '+385 91 000 000' })).toContain(
      '<bdi dir="ltr">+385 91 000 000</bdi>',
    );
    expect(render(order)).not.toContain('<bdi');
  });

  it('a free order does not mention a received payment', () => {
    const { bankTransfer: _none, ...rest } = order;
    const free = { ...rest, paymentType: 'FREE', status: 'paid' } as OrderSummary;
    expect(render(free)).toContain('Iznos je nula: ne morate ništa platiti.');
    expect(render(free)).not.toContain('Uplata je zaprimljena');
  });

  it('formats an order in its own currency, not in that of the site', () => {
    const text = render({ ...order, currency: 'USD' });
    expect(text).toContain('91,20\u00a0$');
    expect(text).not.toContain('€');
  });

  it('shows the data of a bank transfer', () => {
    const text = render(order);
    for (const value of ['HR12\u00a01001', 'HR01', '91,20', 'Narudžba 2026-00418']) {
      expect(text).toContain(value);
    }
  });

  it('requires a code from other browsers and shows no data · ORDER-13 CO11', async () => {
    const { result } = loadAt('?orderSlug=tuda');
    const locked = { orderSlug: 'tuda', isCodeSent: false };
    expect(await result).toEqual(ok({ order: null, locked }));
    expect(render(null, locked)).toContain('Pošalji kod e-poštom');
    expect(render(null, locked)).not.toContain('name="code"');
    const markup = { orderSlug: '"><script>alert(1)</script>', isCodeSent: true };
    expect(render(null, markup)).toContain('name="code"');
    expect(render(null, markup)).not.toContain('<script>');
  });

  it('shows the state of ended or unpaid orders instead of thanks', () => {
    expect(render({ ...order, status: 'cancelled', bankTransfer: null })).toContain('je otkazana');
    expect(render({ ...order, status: 'failed', bankTransfer: null })).toContain('nije uspjelo');
  });

  it.each(['HPF', 'PAYPAL'] as const)(
    'an order to be paid by %s waits for its payment, and leads to it · CONST-67',
    (paymentType) => {
      const online = { ...order, paymentType, bankTransfer: null };
      expect(render(online)).toContain('Narudžba čeka uplatu');
      expect(render(online)).not.toContain('Potvrdu smo poslali');
      expect(render(online)).toContain('href="/pay/k3v9x"');
      expect(render({ ...online, status: 'paid' })).not.toContain('href="/pay/k3v9x"');
    },
  );

  it.each(['COD', 'BANK', 'FREE'] as const)(
    'an order by %s leads to no provider · CONST-67',
    (paymentType) => expect(render({ ...order, paymentType })).not.toContain('href="/pay/k3v9x"'),
  );

  it('links to the withdrawal of the same order', () => {
    expect(render(order)).toContain('/raskid-ugovora?orderSlug=k3v9x');
  });

  it.each(['', '?orderSlug=', '?orderSlug=unknown'])(
    'shows the general text without an order: %s · ORDER-13',
    async (query) => {
      expect(await loadAt(query).result).toEqual(ok({ order: null, locked: null }));
      expect(render(null)).toContain('Hvala na posjetu');
    },
  );
});

it('shows tickets with their codes and files with their remaining downloads', () => {
  const shown = render(digital.data.order as OrderSummary);
  expect(shown).toContain('Noć čitanja');
  expect(shown).toContain('12. prosinca 2026., 18:00');
  expect(shown).toContain('Sjedalo A1');
  expect(shown).toContain('src="/digital/code/1.1.a"');
  expect(shown).not.toContain('src="/digital/code/2.1.a"');
  expect(shown).toContain('href="/digital/tickets/1.1.a"');
  expect(shown).toContain('<form action="/digital/file/1.1.a" method="post">');
  expect(shown).not.toContain('action="/digital/file/2.1.a"');
  for (const text of ['Iskorištena', 'Više ne vrijedi', 'preostala preuzimanja: 9']) {
    expect(shown).toContain(text);
  }
});
