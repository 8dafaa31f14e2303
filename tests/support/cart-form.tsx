import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { type Messages, prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore, type Submission } from '#runtime/store/forms.ts';
import { createSessionStore, type SessionState } from '#runtime/store/session.ts';
import { guest, pageOf } from './page.ts';

interface CartForm {
  readonly type: string;
  readonly View: ComponentType;
  readonly messages: Messages;
}

interface State {
  /** A submitted form that was refused. */
  readonly last?: Submission | null;
  readonly user?: SessionState['user'];
}

/** Called with each form that is sent; returns its fields. Nothing reaches a server. */
export const sent = vi.fn((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  sent(event.target as HTMLFormElement);
});

/** The cart of a block's fixture. */
export const cartOf = (fixture: { session: { cart: object } }) =>
  fixture.session.cart as unknown as SessionState['cart'];

/** Shows a form of the cart in English; returns the visitor's session. */
export async function showCartForm(
  { type, View, messages }: CartForm,
  fixture: { session: { cart: object } },
  { last = null, user = null }: State = {},
) {
  const session = createSessionStore({ ...guest, cart: cartOf(fixture), user });
  const runtime = {
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', prefixed(type, messages)),
    session,
    forms: createFormsStore(last),
  } as unknown as Runtime;
  await render(
    <RuntimeContext value={runtime}>
      <View />
    </RuntimeContext>,
  );
  return session;
}
