import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { LoadContext } from '#runtime/block/types.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import type { OrderSummary } from '#schemas/entities/order.ts';
import { fail, ok } from '#schemas/result.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { load } from './data.ts';
import bank from './fixtures/bank.json' with { type: 'json' };
import { messages } from './messages.ts';
import { View } from './view.tsx';

const order = bank.data.order as OrderSummary;
const options = { title: '', picture: null };

function draw(shown: OrderSummary | null): string {
  const runtime = {
    page: pageOf([]),
    t: createTranslator('hr', prefixed('order-success', messages.hr)),
    session: createSessionStore(guest),
  } as unknown as Runtime;
  return renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <View id="o" options={options} data={{ order: shown }} slots={{}} />
    </RuntimeContext>,
  );
}

function loadAt(query: string) {
  const asked: unknown[] = [];
  const api = {
    call: async (_name: string, input: { orderSlug: string }) => {
      asked.push(input);
      return input.orderSlug === order.orderSlug ? ok(order) : fail('notFound');
    },
  };
  const context = { api, url: new URL(`https://shop.test/naplata/uspjesna${query}`) };
  return { asked, result: load(context as unknown as LoadContext, options) };
}

describe('order success', () => {
  it('shows the order named in the address · ORDER-13', async () => {
    const { asked, result } = loadAt('?orderSlug=k3v9x');
    expect(await result).toEqual(ok({ order }));
    expect(asked).toEqual([{ orderSlug: 'k3v9x' }]);
    expect(draw(order)).toContain('2026-00418');
  });

  it('gives the data of a bank transfer', () => {
    const text = draw(order);
    for (const value of ['HR12\u00a01001', 'HR00', '91,20', 'Narudžba 2026-00418']) {
      expect(text).toContain(value);
    }
  });

  it.each(['', '?orderSlug=', '?orderSlug=unknown'])(
    'stays calm without an order: %s',
    async (query) => {
      expect(await loadAt(query).result).toEqual(ok({ order: null }));
      expect(draw(null)).toContain('Hvala na posjetu');
    },
  );
});
