import messages from 'virtual:messages/blocks/order-failure';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { textsIn } from '#schemas/languages.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { View } from './view.tsx';

test.each([
  ['hr', 'Plaćanje nije uspjelo'],
  ['en', 'The payment did not go through'],
  ['de', 'Die Zahlung ist fehlgeschlagen'],
] as const)(
  'a failed checkout explains the failure and offers next steps in %s, under “%s” · ERR-67 ORDER-14',
  async (language, failure) => {
    const runtime = {
      page: pageOf([], { language }),
      t: createTranslator(language, prefixed('order-failure', textsIn(messages, language))),
      session: createSessionStore(guest),
    } as unknown as Runtime;
    await render(
      <RuntimeContext value={runtime}>
        <View
          id="f"
          options={{ picture: null, helpTarget: null }}
          data={{ order: null, captcha: null }}
          slots={{}}
        />
      </RuntimeContext>,
    );
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent(failure);
    expect(screen.getByRole('link').elements().length).toBeGreaterThan(0);
  },
);
