import { expect, test } from 'vitest';
import type { PayView } from '#server/services/payments/pay-view.ts';
import { pageOf } from '#tests/support/page.ts';
import { payDocument } from './pay-document.tsx';

const form = { action: 'https://bank.example/', method: 'post', fields: [] } as const;
const view: PayView = {
  language: 'en',
  orderSlug: 'x',
  orderNumber: 'MM-2026-000001',
  total: 123456,
  currency: 'USD',
  way: { kind: 'form', form },
  back: '/',
  origins: [],
  sources: [],
};

test('the payment page names the total in the currency of the order', () => {
  const html = payDocument(view, 'n', { site: pageOf([]).site }, { headTags: [] });
  expect(html).toContain('1,234.56\u00a0$');
  expect(html).not.toContain('€');
});
