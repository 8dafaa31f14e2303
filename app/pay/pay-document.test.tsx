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
  flow: { kind: 'form', form },
  back: '/',
  origins: [],
  sources: [],
};

test('the payment page names the total in the currency of the order', () => {
  const html = payDocument(view, 'n', { site: pageOf([]).site }, { headTags: [] });
  expect(html).toContain('1,234.56\u00a0$');
  expect(html).not.toContain('€');
});

test('the page of a payment sends the form of its provider, also by a button · ORDER-08', () => {
  const fields = [{ name: 'payment_id', value: 'B-7' }];
  const flow = { kind: 'form', form: { ...form, fields } } as const;
  const head = { headTags: ['<script src="/assets/pay.js"></script>'] };
  const html = payDocument({ ...view, flow }, 'n', { site: pageOf([]).site }, head);
  const [sent = ''] = /<form.*?<\/form>/s.exec(html) ?? [];
  expect(sent).toMatch(
    /<form(?=[^>]*action="https:\/\/bank\.example\/")(?=[^>]*method="post")(?=[^>]*data-hand-over)/,
  );
  expect(sent).toMatch(
    /<input(?=[^>]*type="hidden")(?=[^>]*name="payment_id")(?=[^>]*value="B-7")/,
  );
  expect(sent).toMatch(/<button[^>]*type="submit"/);
  expect(html).toContain('<script src="/assets/pay.js"></script>');
});

test.each([
  ['a payment', false],
  ['a subscription', true],
] as const)(
  'the page of %s at PayPal has its script, an empty container and a link · ORDER-09 ORDER-10',
  (_, isSubscription) => {
    const flow = {
      kind: 'paypal',
      scriptUrl: 'https://paypal.example/sdk/js?a=1',
      approveUrl: 'https://paypal.example/approve',
      providerId: 'I-7',
      isSubscription,
    } as const;
    const html = payDocument({ ...view, flow }, 'n0', { site: pageOf([]).site }, { headTags: [] });
    expect(html).toContain('<script defer src="https://paypal.example/sdk/js?a=1" nonce="n0"');
    const [container = ''] = /<div[^>]*id="payment-buttons"[^>]*><\/div>/.exec(html) ?? [];
    expect(container).toContain('data-order="x"');
    expect(container).toContain('data-provider-id="I-7"');
    expect(container.includes('data-subscription="true"')).toBe(isSubscription);
    expect(html).toMatch(/<a [^>]*href="https:\/\/paypal\.example\/approve"/);
  },
);
