import messages from 'virtual:messages/blocks/profile-panel';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import type { SessionUser } from '#runtime/store/session.ts';
import { textsIn } from '#schemas/languages.ts';
import { pageOf } from '#tests/support/page.ts';
import { ProfileForm } from './profile-form.tsx';

const command = 'profile.update';
const user = { firstName: 'Ana', lastName: 'Anić', email: 'ana@example.com' } as SessionUser;

/** Renders the form of a customer in Croatian. */
async function renderForm(withCard: boolean) {
  const forms = createFormsStore(null);
  const texts = { ...coreMessages('hr'), ...prefixed('profile-panel', textsIn(messages, 'hr')) };
  const runtime = { page: pageOf([]), forms, t: createTranslator('hr', texts) };
  await render(
    <RuntimeContext value={runtime as unknown as Runtime}>
      <ProfileForm id="p" user={user} withCard={withCard} />
    </RuntimeContext>,
  );
  return { forms, texts };
}

test('a shop without cards of members asks for none in the profile', async () => {
  const { texts } = await renderForm(false);
  await expect.element(screen.getByLabelText(texts['profile-panel.email'] ?? '')).toBeVisible();
  expect(screen.getByLabelText(texts['profile-panel.memberCardBarcode'] ?? '').query()).toBeNull();
});

test('the old address stays until the new one is confirmed, and the password is cleared · PROFILE-11', async () => {
  const { forms, texts } = await renderForm(true);
  const address = screen.getByLabelText(texts['profile-panel.email'] ?? '');
  const password = screen.getByLabelText(texts['profile-panel.password'] ?? '');
  await address.fill('nova@example.com');
  await password.fill('prva-lozinka');
  forms.setState({ pending: command });
  const errors = { password: 'Lozinka nije točna.' };
  const values = { email: 'nova@example.com' };
  forms.setState({ pending: null, last: { command, values, errors } });
  await expect.element(screen.getByText('Lozinka nije točna.')).toBeVisible();
  await expect.element(address).toHaveValue('nova@example.com');
  forms.setState({ pending: command });
  forms.setState({ pending: null, last: null });
  await expect.element(address).toHaveValue('ana@example.com');
  await expect.element(password).toHaveValue('');
});
