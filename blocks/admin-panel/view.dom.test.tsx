import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/admin-panel';
import axe from 'axe-core';
import { afterAll, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore, type FormsStore } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { type Language, languages, textsIn } from '#schemas/languages.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import consents from './fixtures/consents.json';
import templates from './fixtures/templates.json';
import { View } from './view.tsx';

type Props = Parameters<typeof View>[0];

function mount(fixture: object, language: Language, forms: FormsStore = createFormsStore(null)) {
  const runtime = {
    page: pageOf([], { language }),
    t: createTranslator(language, prefixed('admin-panel', textsIn(messages, language))),
    session: createSessionStore(guest),
    forms,
  } as unknown as Runtime;
  const { options, data } = fixture as Pick<Props, 'options' | 'data'>;
  return render(
    <RuntimeContext value={runtime}>
      <main>
        <View id="admin" options={options} data={data} slots={{}} />
      </main>
    </RuntimeContext>,
  );
}

afterAll(() => screen.viewport(414, 896));

async function errors(): Promise<string[]> {
  const { violations } = await axe.run('main');
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const rendered = languages.flatMap((language) =>
  [templates, consents].map((fixture) => [language, fixture.options.section, fixture] as const),
);

test.each(rendered)(
  'in %s the %s fit on a phone and axe finds nothing · ADMIN-05 ADMIN-06',
  async (language, _section, fixture) => {
    await screen.viewport(390, 844);
    await mount(fixture, language);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(document.body.textContent).not.toMatch(/admin-panel\.|%\{/);
    expect(await errors()).toEqual([]);
  },
);

test('only templates without a screen can be deleted, after a confirmation · ADMIN-06', async () => {
  await mount(templates, 'en');
  expect(document.querySelectorAll('[value="template.delete"]')).toHaveLength(1);
  const press = screen.getByRole('button', { name: 'Delete template' });
  await expect.element(press).not.toBeInTheDocument();
  await screen.getByText('Delete “Priča”').click();
  await expect.element(press).toBeVisible();
  await expect.element(screen.getByText('There is nothing for it to show yet.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Edit: Košarica' }))
    .toHaveAttribute('href', '/kosarica?editPage=true');
});

test('a rejected form is open and shows the typed values with the error · ADMIN-06', async () => {
  const values = { title: 'Akcija', slug: 'a b' };
  const errors = { slug: 'Not like this.' };
  const forms = createFormsStore({ command: 'template.create', values, errors });
  await mount(templates, 'en', forms);
  await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Akcija');
  const key = screen.getByRole('textbox', { name: /^Key/ });
  await expect.element(key).toBeVisible();
  await expect.element(key).toHaveAccessibleDescription(/Not like this\./);
});
