import { textsIn } from '#schemas/languages.ts';
import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/header-section';
import { onTestFinished } from 'vitest';
import { type Locator, page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { HeaderData } from '#blocks/header-section/data.ts';
import fixture from '#blocks/header-section/fixtures/current.json';
import type { Options } from '#blocks/header-section/options.ts';
import { View } from '#blocks/header-section/view.tsx';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { createEventBus } from '#runtime/browser/event-bus.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { guest, pageOf } from './page.ts';

const texts = {
  ...prefixed('header-section', textsIn(messages, 'en')),
  'core.loading': 'Loading…',
  'core.offline': 'No connection.',
};
const defaults = {
  logoPicture: null,
  logoEmblem: 'books',
  topBar: [],
  social: [],
  searchLinks: [],
};

/** Renders the header of the fixture, with these changes of the session, options and data. */
export async function show(session: object = {}, changes: object = {}) {
  const events = createEventBus();
  const runtime = {
    ...events,
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', texts),
    session: createSessionStore({ ...guest, ...session }),
  } as unknown as Runtime;
  const options = { ...defaults, ...fixture.options, ...changes } as unknown as Options;
  const data = { ...fixture.data, ...changes } as unknown as HeaderData;
  await render(
    <RuntimeContext value={runtime}>
      <View id="head" options={options} data={data} slots={{}} />
    </RuntimeContext>,
  );
  return { runtime, events };
}

export const opener = () => screen.getByRole('button', { name: 'Open menu' });
export const menu = () => screen.getByRole('dialog', { name: 'Menu' });
export const overlay = () => screen.getByRole('dialog', { name: 'Search' });
export const searchSign = () => screen.getByRole('banner').getByRole('link', { name: 'Search' });

export const focus = (what: Locator) => (what.element() as HTMLElement).focus();

/** Responds to API calls with these functions in turn. Returns the addresses that were called. */
export function respondWith(...responses: (() => Promise<Response>)[]): string[] {
  const called: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (address) => {
    called.push(String(address));
    const respond = responses.shift();
    if (!respond) throw new Error(`${address}`);
    return respond();
  };
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  return called;
}
