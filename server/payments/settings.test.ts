import { expect, test } from 'vitest';
import { readPaymentSettings } from './settings.ts';

const hosted = { HPF_URL: 'https://pay.example/api/', HPF_MERCHANT: 'M', HPF_SECRET: 's' };
const payPal = {
  PAYPAL_CLIENT_ID: 'C',
  PAYPAL_SECRET: 's',
  PAYPAL_MERCHANT_ID: 'M',
  PAYPAL_WEBHOOK_ID: 'W',
};

test('has no providers without contracts · CONST-67', () => {
  expect(readPaymentSettings({})).toEqual({ hostedForm: null, payPal: null });
});

test('by default sends the form to the gateway only', () => {
  const { hostedForm } = readPaymentSettings(hosted);
  expect(hostedForm).toMatchObject({
    url: 'https://pay.example/api',
    origins: ['https://pay.example'],
    currencies: ['EUR'],
  });
  const HPF_ORIGINS = 'https://pay.example, https://3ds.example:8443/x';
  expect(readPaymentSettings({ ...hosted, HPF_ORIGINS }).hostedForm?.origins).toEqual([
    'https://pay.example',
    'https://3ds.example:8443',
  ]);
});

test('reads plans by SKU · ORDER-10', () => {
  const { payPal: read } = readPaymentSettings({ ...payPal, PAYPAL_PLANS: 'A-1=P-X1,B=P-Y2' });
  expect(read).toMatchObject({
    api: 'https://api-m.paypal.com',
    plans: { 'A-1': 'P-X1', B: 'P-Y2' },
  });
});

test.each([
  [{ ...hosted, HPF_SECRET: '' }, 'HPF_SECRET'],
  [{ ...hosted, HPF_URL: 'http://pay.example' }, 'https'],
  [{ ...hosted, HPF_URL: 'pay.example' }, 'https'],
  [{ ...hosted, HPF_ORIGINS: 'https://a.example,' }, 'HPF_ORIGINS'],
  [{ ...payPal, PAYPAL_WEBHOOK_ID: '' }, 'PAYPAL_WEBHOOK_ID'],
  [{ ...payPal, PAYPAL_ENVIRONMENT: 'test' }, 'PAYPAL_ENVIRONMENT'],
  [{ ...payPal, PAYPAL_PLANS: 'A=5' }, 'PAYPAL_PLANS'],
])('reports what to fix in %j', (env, name) => {
  expect(() => readPaymentSettings(env)).toThrow(name);
});
