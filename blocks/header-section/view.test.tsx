import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { createHappenings } from '#runtime/browser/happenings.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createSessionStore, type SessionState } from '#runtime/store/session.ts';
import { drawBlock } from '#tests/support/draw-block.tsx';
import { guest, pageOf } from '#tests/support/page.ts';
import fixture from './fixtures/current.json';
import { messages } from './messages.ts';
import { type Options, View } from './view.tsx';

test('a button leads to what the site wants seen · NAV-05', async () => {
  const linkButton = { label: 'Kupi ulaznicu', target: 'screen:shop', newTab: false };
  const html = await drawBlock('header-section', { options: { linkButton } });
  expect(html).toMatch(/<a [^>]*href="\/shop"[^>]*>(<[^>]*>)*Kupi ulaznicu/);
  const none = { linkButton: { ...linkButton, label: '' } };
  expect(await drawBlock('header-section', { options: none })).not.toContain('Kupi ulaznicu');
});

test('the number in the cart stands in the markup before any script', () => {
  const session = { ...guest, cart: { itemsCount: 3 } } as unknown as SessionState;
  const runtime = {
    ...createHappenings(),
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', prefixed('header-section', messages.en)),
    session: createSessionStore(session),
  } as unknown as Runtime;
  const html = renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <View
        id="head"
        options={fixture.options as unknown as Options}
        data={fixture.data}
        slots={{}}
      />
    </RuntimeContext>,
  );
  expect(html).toContain('Cart: 3 items');
});
