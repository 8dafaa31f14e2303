import messages from 'virtual:messages/blocks/order-failure';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import { paymentTypes } from '#schemas/constants.ts';
import type { OrderPayment } from '#schemas/entities/order.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import type { FailureData } from './data.ts';
import fixture from './fixtures/order.json';
import { View } from './view.tsx';

async function show(data: FailureData, language: Language = 'hr') {
  const runtime = {
    page: pageOf([], { language }),
    t: createTranslator(language, prefixed('order-failure', textsIn(messages, language))),
    session: createSessionStore(guest),
    forms: createFormsStore(null),
  } as unknown as Runtime;
  const options = { picture: null, helpTarget: null };
  await render(
    <RuntimeContext value={runtime}>
      <View id="f" options={options} data={data} slots={{}} />
    </RuntimeContext>,
  );
}

test.each([
  ['hr', 'Plaćanje nije uspjelo'],
  ['en', 'The payment did not go through'],
  ['de', 'Die Zahlung ist fehlgeschlagen'],
] as const)(
  'a failed checkout explains the failure and offers next steps in %s, under “%s” · ERR-67 ORDER-14',
  async (language, failure) => {
    await show({ order: null, captcha: null }, language);
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent(failure);
    expect(screen.getByRole('link').elements().length).toBeGreaterThan(0);
  },
);

const methods = paymentTypes.map((paymentType, at) => ({
  id: at + 1,
  name: paymentType,
  description: '',
  paymentType,
}));

/** A provider that never responds. */
const captcha: CaptchaSettings = {
  key: 'k',
  version: 2,
  size: 'invisible',
  provider: 'data:text/javascript,window.grecaptcha = { ready() {} };//',
};

test.each([
  ['HPF', true],
  ['PAYPAL', true],
  ['COD', false],
  ['BANK', false],
  ['FREE', false],
] as const)(
  'after several failures a payment by %s waits for a captcha: %s · CONST-67',
  async (paymentType, waits) => {
    const sent: Event[] = [];
    const onSubmit = (event: Event) => {
      if (!event.defaultPrevented) sent.push(event);
      event.preventDefault();
    };
    document.addEventListener('submit', onSubmit);
    const order = { ...fixture.data.order, methods } as OrderPayment;
    await show({ order, captcha });
    await screen.getByRole('radio', { name: paymentType }).click();
    await screen.getByRole('button', { name: /91,20/ }).click();
    document.removeEventListener('submit', onSubmit);
    expect([sent.length, document.querySelector('form')?.ariaBusy ?? null]).toEqual(
      waits ? [0, 'true'] : [1, null],
    );
  },
);
