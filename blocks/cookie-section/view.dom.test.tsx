import { type Language, textsIn } from '#schemas/languages.ts';
import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/cookie-section';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { View } from './view.tsx';

async function show(cookieChoice: 'none' | 'all', language: Language = 'en') {
  const session = createSessionStore({ ...guest, cookieChoice });
  const t = createTranslator(language, prefixed('cookie-section', textsIn(messages, language)));
  const runtime = { page: pageOf([], { language }), t, session } as unknown as Runtime;
  const options = { title: '', text: '', privacyTarget: 'page:privacy' };
  await render(
    <RuntimeContext value={runtime}>
      <View id="cookies" options={options} data={undefined} slots={{}} />
    </RuntimeContext>,
  );
  return session;
}

const notice = () => screen.getByRole('region', { name: 'Cookies on deck' });

test('both choices look the same and are sent by name · NAV-19', async () => {
  await show('none');
  const [necessary, all] = ['Necessary only', 'Accept all'].map(
    (name) => screen.getByRole('button', { name }).element() as HTMLButtonElement,
  );
  expect([necessary?.value, all?.value]).toEqual(['necessary', 'all']);
  expect(necessary?.name).toBe('choice');
  expect(necessary?.className).toBe(all?.className);
  expect(necessary?.offsetWidth).toBe(all?.offsetWidth);
});

test('is at most 448 px wide · NAV-20 CONST-51', async () => {
  await screen.viewport(1440, 900);
  await show('none');
  expect(notice().element().getBoundingClientRect().width).toBe(448);
});

test.each([
  ['hr', 390, 844],
  ['en', 390, 844],
  ['de', 390, 844],
  ['hr', 360, 640],
  ['en', 360, 640],
  ['de', 360, 640],
] as const)(
  'in %s at %i × %i the notice is a low strip, and what has the focus scrolls above it · NAV-19 NAV-20 CONST-51',
  async (language, width, height) => {
    await screen.viewport(width, height);
    await show('none', language);
    const strip = document.querySelector('section') as HTMLElement;
    const { left, right, bottom } = strip.getBoundingClientRect();
    expect([left, right, bottom]).toEqual([0, width, height]);
    expect(strip.offsetHeight).toBeLessThanOrEqual(176);
    expect(strip.scrollHeight).toBeLessThanOrEqual(strip.clientHeight);
    const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
    expect(Number.parseFloat(scrollPaddingBlockEnd)).toBeGreaterThanOrEqual(strip.offsetHeight);
    for (const button of strip.querySelectorAll('button')) {
      expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
);

test('disappears after a choice and returns when reopened · NAV-21', async () => {
  const session = await show('all');
  await expect.element(notice()).not.toBeInTheDocument();
  session.setState({ cookieChoice: 'none' });
  await expect.element(notice()).toBeVisible();
  session.setState({ cookieChoice: 'necessary' });
  await expect.element(notice()).not.toBeInTheDocument();
});
