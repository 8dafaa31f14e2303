import messages from 'virtual:messages/blocks/profile-panel';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { textsIn } from '#schemas/languages.ts';
import { pageOf } from '#tests/support/page.ts';
import { PasswordPanel } from './password-panel.tsx';

const command = 'password.change';
const errors = { oldPassword: 'Lozinka nije točna.' };

test('a changed password clears the form and its errors; a rejected one does not · PWD-06', async () => {
  const forms = createFormsStore(null);
  const texts = { ...coreMessages('hr'), ...prefixed('profile-panel', textsIn(messages, 'hr')) };
  const runtime = { page: pageOf([]), forms, t: createTranslator('hr', texts) };
  await render(
    <RuntimeContext value={runtime as unknown as Runtime}>
      <PasswordPanel hasPassword email="ana@example.com" id="p" />
    </RuntimeContext>,
  );
  const field = screen.getByRole('textbox', { name: 'Stara lozinka' });
  await field.fill('prva-lozinka');
  const others = ['Nova lozinka', 'Ponovite novu lozinku'].map((name) =>
    screen.getByRole('textbox', { name, exact: true }),
  );
  for (const other of others) await other.fill('nova-lozinka');
  forms.setState({ pending: command });
  forms.setState({ pending: null, last: { command, values: {}, errors } });
  await expect.element(screen.getByText('Lozinka nije točna.')).toBeVisible();
  await expect.element(field).toHaveValue('prva-lozinka');
  forms.setState({ pending: command });
  forms.setState({ pending: null, last: null });
  for (const each of [field, ...others]) await expect.element(each).toHaveValue('');
  await expect.element(screen.getByText('Lozinka nije točna.')).not.toBeInTheDocument();
});
