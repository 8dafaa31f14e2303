import { expect, test } from 'vitest';
import { commandField } from '#runtime/block/command-form.tsx';
import { preservedField } from '#runtime/block/preserved-form.ts';
import { stateElementId } from '#runtime/page/page-elements.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import type { FormValues } from '#runtime/store/forms.ts';
import { fail, ok } from '#schemas/result.ts';
import { openStorefront, storedScreen } from '#tests/support/storefront.ts';

const cart = { id: 'c', protectCode: 'p', items: [], version: 2 };
const responses: Readonly<Record<string, unknown>> = {
  'cart.getCart': cart,
  'cart.updateItem': cart,
  'settings.generalUser': { value: 'hr' },
  'cms.screenDocument': storedScreen,
};
const request = openStorefront(
  async (name) => (name in responses ? ok(responses[name]) : fail('unavailable')),
  { cartId: 'c', protectCode: 'p' },
);

/** Submits a form of the checkout in a browser without scripts. */
const post = (form: FormValues) => request('/naplata?step=payment', { method: 'POST', form });

function submissionOf(html: string): PagePayload['submission'] {
  const [, state = 'null'] = new RegExp(`id="${stateElementId}"[^>]*>([^<]*)<`).exec(html) ?? [];
  return (JSON.parse(state) as PagePayload).submission;
}

const press = { [commandField]: 'cart.update', itemId: '1', qty: '1' };
const values = { giftMessage: 'Mirno more', consents: ['1', '2'] };

test('values typed into one form return with the response to another · CO5', async () => {
  const kept = JSON.stringify({ command: 'order.create', values });
  const { status, body } = await post({ ...press, [preservedField]: kept });
  expect(status).toBe(200);
  expect(submissionOf(body)).toEqual({ command: 'order.create', values, errors: {} });
});

test.each([
  ['nothing', undefined],
  ['no form', 'null'],
  ['no JSON', '{'],
  ['values that no form has', '{"command":"order.create","values":{"to":1}}'],
  ['a list', '{"command":"order.create","values":["a"]}'],
])('a submission that carries %s redirects to its page', async (_, kept) => {
  const response = await post({
    ...press,
    ...(kept === undefined ? {} : { [preservedField]: kept }),
  });
  expect([response.status, response.headers.location]).toEqual([303, '/naplata?step=payment']);
});
