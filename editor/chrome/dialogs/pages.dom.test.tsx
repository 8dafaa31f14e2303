import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EditDocument } from '#schemas/editing/node.ts';
import { fail, ok } from '#schemas/result.ts';
import { DialogStage } from '../../testing/dialog-stage.tsx';
import { type FakeResponses, fakeEditorApi, oneRecordPage } from '../../testing/fake-editor-api.ts';
import { editNode } from '../../testing/samples.ts';
import type { Dialogs } from '../../ui/dialogs/dialogs.tsx';
import { axeViolations } from './axe-violations.ts';
import { DomainList } from './domains.tsx';
import { ChooseMaster } from './masters.tsx';
import { NewPage } from './new-page.tsx';
import { PageSettings } from './page-settings.tsx';
import { SectionManager } from './section-manager.tsx';
import { WhereUsed } from './where-used.tsx';

const document = (key: EditDocument['key'], title: string, slug: string): EditDocument => ({
  key,
  kind: key.split(':')[0] as EditDocument['kind'],
  title: { hr: title },
  description: {},
  slugs: slug === '' ? {} : { hr: slug },
  languages: ['hr'],
  publishedAt: null,
  changed: false,
  uses: key.startsWith('shared') ? 4 : 0,
});

const documents = [
  document('page:2', 'O nama', 'o-nama'),
  { ...document('template:1', 'Košarica', 'cart'), isScreen: true },
  { ...document('template:7', 'Priča', 'prica'), isScreen: false },
  { ...document('template:8', 'Izložba', 'izlozba'), isScreen: false },
  document('shared:contact', 'Kontakt', ''),
];

const nodes = [
  editNode({ id: 'contact', document: 'shared:contact', handler: 'call-to-action' }),
  editNode({ id: 'about', document: 'page:2', handler: 'hero' }),
];

const responses: FakeResponses = {
  'document.list': ({ kind }) => ok(documents.filter((each) => !kind || each.kind === kind)),
  'document.settings': () => ok(documents[0] as EditDocument),
  'post.create': () => ok({ id: 9, slug: 'camci', title: 'Čamci', postType: 'page' }),
  'draft.open': () => ok({ documents: [], nodes, clock: 5 }),
  'draft.sync': () =>
    ok({ clock: 6, saved: true, nodes: [], removed: [], conflicts: [], refused: [], editors: [] }),
  'usage.find': () =>
    ok([{ document: 'page:2', title: 'O nama', path: '/o-nama', node: 'n1', handler: 'hero' }]),
  'master.domainFilter': () =>
    oneRecordPage([
      { name: 'Izlog', url: 'https://izlog.hr' },
      { name: 'Proba', url: 'https://proba.izlog.hr' },
    ]),
  'development.getDomain': () =>
    ok({ domain: { name: 'Izlog', url: 'https://izlog.hr' }, forcedDomain: 'https://izlog.hr' }),
  'development.setDomain': () => ok({ done: true }),
};

async function stage(open: (dialogs: Dialogs) => Promise<unknown>, given: FakeResponses = {}) {
  await page.viewport(1200, 900);
  const api = fakeEditorApi({ ...responses, ...given });
  const closed: unknown[] = [];
  const show = async (dialogs: Dialogs) => closed.push(await open(dialogs));
  await render(<DialogStage api={api} open={show} />);
  await page.getByRole('button', { name: 'open' }).click();
  return { api, closed };
}

const title = () => page.getByRole('textbox', { name: 'Naslov' });
const address = () => page.getByRole('textbox', { name: 'Adresa' });
const row = (name: string) => page.getByRole('row', { name });

test('a page is created from its title, with a unique address · MODAL-03 · EDIT-17', async () => {
  const { api, closed } = await stage((dialogs) => dialogs.open(NewPage, {}));
  const create = page.getByRole('button', { name: 'Stvori stranicu' });
  await title().fill('Čamci');
  await expect.element(address()).toHaveValue('camci');
  await address().fill('o-nama');
  await expect
    .element(page.getByText('Tu adresu već ima stranica „O nama“. Odaberite drugu.'))
    .toBeVisible();
  await expect.element(create).toBeDisabled();
  await address().fill('camci');
  expect(await axeViolations()).toEqual([]);
  await create.click();
  await expect
    .poll(() => closed)
    .toEqual([{ document: 'page:9', path: '/camci?editPage=true', error: null }]);
  expect(api.calls.at(-1)).toEqual({
    name: 'post.create',
    input: { postType: 'page', title: 'Čamci', slugs: { hr: 'camci' } },
  });
});

test('a page is created in several languages, each with an address that is free there · MODAL-03', async () => {
  const about = document('page:2', 'O nama', 'o-nama');
  const taken = { ...about, slugs: { hr: 'o-nama', en: 'about' } };
  const { api, closed } = await stage((dialogs) => dialogs.open(NewPage, {}), {
    'document.list': () => ok([taken]),
  });
  const create = page.getByRole('button', { name: 'Stvori stranicu' });
  await title().fill('Čamci');
  await page.getByRole('tab', { name: /English/ }).click();
  await title().fill('About');
  await expect.element(address()).toHaveValue('about');
  await expect.element(create).toBeDisabled();
  await title().fill('Boats');
  await create.click();
  await expect.poll(() => closed).toMatchObject([{ document: 'page:9', error: null }]);
  const slugs = { hr: 'camci', en: 'boats' };
  expect(api.calls.slice(-2)).toEqual([
    { name: 'post.create', input: { postType: 'page', title: 'Čamci', slugs } },
    {
      name: 'document.settings',
      input: { document: 'page:9', title: { hr: 'Čamci', en: 'Boats' }, slugs },
    },
  ]);
});

test('a page starts as a copy of another · MODAL-03', async () => {
  const { api, closed } = await stage((dialogs) => dialogs.open(NewPage, { copyOf: 'page:2' }));
  await title().fill('Čamci');
  await page.getByRole('button', { name: 'Stvori stranicu' }).click();
  await expect.poll(() => closed).toHaveLength(1);
  const { input } = api.calls.at(-1) as { input: { writes: { node: unknown }[] } };
  expect(input.writes.map(({ node }) => node)).toMatchObject([
    { document: 'page:9', handler: 'hero', revision: 0 },
  ]);
});

const card = (name: string) => page.getByRole('row', { name });

test('a page starts from a template chosen by its preview; screens are not offered · MODAL-03 · EDIT-17', async () => {
  const { api, closed } = await stage((dialogs) =>
    dialogs.open(NewPage, { renderTemplate: (key) => <b>{key}</b> }),
  );
  await title().fill('Čamci');
  await page.getByText('Predložak', { exact: true }).click();
  await expect.element(card('Priča')).toHaveTextContent('template:7');
  await expect.element(card('Košarica')).not.toBeInTheDocument();
  await expect.element(card('Priča')).toHaveAttribute('aria-selected', 'true');
  expect(await axeViolations()).toEqual([]);
  (card('Priča').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(card('Izložba')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Tab}');
  const rename = page.getByRole('button', { name: 'Preimenuj predložak „Izložba“' });
  await expect.element(rename).toHaveFocus();
  await page.getByRole('button', { name: 'Stvori stranicu' }).click();
  await expect.poll(() => closed).toHaveLength(1);
  expect(api.calls.at(-1)?.input).toMatchObject({ title: 'Čamci', template: 'izlozba' });
});

test('a template is renamed, and removed after confirmation; an empty list is reported · MODAL-18', async () => {
  const renamed = { ...document('template:7', 'Bajka', 'prica'), isScreen: false };
  const { api } = await stage((dialogs) => dialogs.open(NewPage, {}), {
    'document.settings': () => ok(renamed),
    'postType.delete': () => ok({ done: true }),
  });
  await page.getByText('Predložak', { exact: true }).click();
  await page.getByRole('button', { name: 'Preimenuj predložak „Priča“' }).click();
  const name = page.getByRole('textbox', { name: 'Naziv predloška' });
  await expect.element(name).toHaveValue('Priča');
  await name.fill('Bajka');
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(card('Bajka')).toBeVisible();
  expect(api.calls.at(-1)?.input).toEqual({ document: 'template:7', title: { hr: 'Bajka' } });
  for (const [each, id] of [
    ['Bajka', 7],
    ['Izložba', 8],
  ] as const) {
    await page.getByRole('button', { name: `Izbriši predložak „${each}“` }).click();
    const question = page.getByRole('alertdialog', { name: `Izbriši predložak „${each}“` });
    await expect.element(question).toHaveTextContent('ostaju kakve jesu');
    await question.getByRole('button', { name: 'Izbriši' }).click();
    await expect.element(card(each)).not.toBeInTheDocument();
    expect(api.calls.at(-1)).toEqual({ name: 'postType.delete', input: { id } });
  }
  await expect.element(page.getByText(/^Još nema predložaka/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('a page created without its content is reported, not created twice · EDIT-17 MODAL-03', async () => {
  const { api, closed } = await stage((dialogs) => dialogs.open(NewPage, { copyOf: 'page:2' }), {
    'draft.sync': () => fail('unavailable'),
  });
  await title().fill('Čamci');
  await page.getByRole('button', { name: 'Stvori stranicu' }).click();
  await page.getByRole('button', { name: 'Otvori stranicu' }).click();
  await expect.poll(() => closed).toMatchObject([{ document: 'page:9' }]);
  expect(api.calls.filter(({ name }) => name === 'post.create')).toHaveLength(1);
});

test('settings send title, description and address of each language', async () => {
  const { api } = await stage((dialogs) => dialogs.open(PageSettings, { document: 'page:2' }));
  await page.getByRole('tab', { name: /English/ }).click();
  await title().fill('About us');
  await page.getByRole('textbox', { name: 'Opis za tražilice' }).fill('Who we are');
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect
    .poll(() => api.calls.at(-1))
    .toEqual({
      name: 'document.settings',
      input: {
        document: 'page:2',
        title: { hr: 'O nama', en: 'About us' },
        slugs: { hr: 'o-nama', en: 'about-us' },
        description: { en: 'Who we are' },
      },
    });
});

test('the section manager finds documents and opens them for editing · MODAL-06', async () => {
  const { closed } = await stage((dialogs) => dialogs.open(SectionManager, {}));
  await expect.element(row('O nama')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('searchbox').fill('kosar');
  await expect.element(row('O nama')).not.toBeInTheDocument();
  await row('Košarica').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => closed).toEqual(['/kosarica?editPage=true']);
});

test('the section manager lists documents of a kind, of an address or a key, and opens one by its button · MODAL-06 MODAL-19', async () => {
  const { closed } = await stage((dialogs) => dialogs.open(SectionManager, {}));
  const shown = () =>
    page
      .getByRole('grid', { name: 'Stranice i predlošci' })
      .getByRole('row')
      .elements()
      .map((each) => each.getAttribute('data-key'));
  await expect.poll(shown).toEqual(documents.map(({ key }) => key));
  const { parentElement: modal } = page.getByRole('dialog').element();
  expect((modal as HTMLElement).offsetHeight).toBe(540);
  await expect.element(page.getByText('Pronađeno: 5')).toBeVisible();
  for (const [words, keys] of [
    ['prica', ['template:7']],
    ['shared:contact', ['shared:contact']],
  ] as const) {
    await page.getByRole('searchbox').fill(words);
    await expect.poll(shown, { message: words }).toEqual(keys);
  }
  await page.getByRole('searchbox').fill('');
  for (const [kind, keys] of [
    ['Predlošci', ['template:1', 'template:7', 'template:8']],
    ['Zajedničko', ['shared:contact']],
    ['Stranice', ['page:2']],
  ] as const) {
    await page.getByText(kind, { exact: true }).click();
    await expect.poll(shown, { message: kind }).toEqual(keys);
  }
  const open = page.getByRole('button', { name: 'Uredi', exact: true });
  await expect.element(open).toBeDisabled();
  await row('O nama').click();
  await open.click();
  await expect.poll(() => closed).toEqual(['/o-nama?editPage=true']);
});

test('the uses of a shared element and the links to a page are listed · MODAL-06', async () => {
  const { api } = await stage((dialogs) => dialogs.open(SectionManager, {}));
  const uses = (name: string) =>
    page.getByRole('button', { name: `Gdje se koristi: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: /^Gdje se koristi/ });
  for (const [name, input] of [
    ['O nama', { kind: 'link', value: 'page:o-nama' }],
    ['Kontakt', { kind: 'shared', value: 'contact' }],
  ] as const) {
    await uses(name);
    await expect.element(dialog.getByRole('link', { name: 'Uredi' })).toBeVisible();
    expect(api.calls.at(-1)).toEqual({ name: 'usage.find', input });
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test('the uses of a block link to their pages · MODAL-06', async () => {
  await stage((dialogs) => dialogs.open(WhereUsed, { kind: 'block', value: 'hero', name: 'Hero' }));
  const link = page.getByRole('link', { name: 'Uredi' });
  await expect.element(link).toHaveAttribute('href', '/o-nama?editPage=true');
  expect(await axeViolations()).toEqual([]);
});

test('a shared element is found by its block and chosen with the keyboard · MODAL-17 · EDIT-16', async () => {
  const { closed } = await stage((dialogs) =>
    dialogs.open(ChooseMaster, {
      blockName: (handler) => (handler === 'call-to-action' ? 'Poziv' : handler),
    }),
  );
  await page.getByRole('searchbox').fill('poziv');
  await expect.element(row('Kontakt')).toHaveTextContent('4 mjesta');
  expect(await axeViolations()).toEqual([]);
  (row('Kontakt').element() as HTMLElement).focus();
  await userEvent.keyboard(' {Enter}');
  await expect.poll(() => closed).toEqual(['contact']);
});

test('all shared elements are offered, however many there are, each with its block · MODAL-17', async () => {
  const many = Array.from({ length: 401 }, (_, at) =>
    document(`shared:s${at}`, `Dijeljeni ${at}`, ''),
  );
  await stage((dialogs) => dialogs.open(ChooseMaster, {}), {
    'document.list': () => ok(many),
    'draft.open': ({ documents: keys }) =>
      keys.length > 200
        ? fail('badRequest')
        : ok({
            documents: [],
            nodes: keys.map((key) => editNode({ id: key, document: key, handler: 'hero' })),
            clock: 5,
          }),
  });
  await page.getByRole('searchbox').fill('Dijeljeni 400');
  await expect.element(row('Dijeljeni 400')).toHaveTextContent('hero');
});

test('shared elements that can replace an element come from link/masters · MODAL-17 · EDIT-16', async () => {
  const master = (id: string, title: string) => ({ id, handler: id, title, slug: null, uses: 2 });
  const masters = [
    master('hero', 'Naslov'),
    master('banner', 'Akcija'),
    master('form', 'Upit'),
    master('gallery', ''),
  ];
  const { api, closed } = await stage(
    (dialogs) =>
      dialogs.open(ChooseMaster, { replacing: 'e7', isAllowedAt: ({ id }) => id !== 'form' }),
    { 'link.masters': () => ok(masters) },
  );
  await expect.element(row('Naslov')).toBeVisible();
  await expect.element(row('Upit')).not.toBeInTheDocument();
  await expect.element(row('gallery')).toHaveTextContent(/gallery.*gallery/);
  await row('Akcija').click();
  await page.getByRole('button', { name: 'Zamijeni' }).click();
  await expect.poll(() => closed).toEqual(['banner']);
  expect(api.calls).toEqual([{ name: 'link.masters', input: { id: 'e7' } }]);
});

test('choosing a domain other than the forced one shows a red warning · MODAL-07 · MODAL-08 · ERR-68 ADMIN-08', async () => {
  const { api } = await stage((dialogs) => dialogs.open(DomainList, { here: 'https://izlog.hr' }));
  await expect.element(row('Izlog')).toHaveAttribute('aria-selected', 'true');
  await expect.element(row('Izlog')).toHaveTextContent(/https:\/\/izlog\.hr.*odabrana/);
  await expect.element(row('Proba')).toHaveTextContent(/https:\/\/proba\.izlog\.hr$/);
  expect(page.getByRole('alert').query()).toBeNull();
  await page.getByRole('searchbox').fill('proba.izlog');
  await expect.element(row('Izlog')).not.toBeInTheDocument();
  await row('Proba').click();
  await page.getByRole('searchbox').fill('');
  const warning = page.getByRole('alert');
  await expect.element(warning).toHaveTextContent('Potrebna je ponovna izgradnja');
  await expect.element(row('Proba')).toHaveAttribute('aria-selected', 'true');
  await expect.element(row('Izlog')).toHaveAttribute('aria-selected', 'false');
  expect(getComputedStyle(warning.element()).color).toBe('rgb(184, 32, 47)');
  expect(await axeViolations()).toEqual([]);
  expect(api.calls.at(-1)).toEqual({
    name: 'development.setDomain',
    input: { url: 'https://proba.izlog.hr' },
  });
});

test('a selected domain other than the forced one is warned of at once · MODAL-08', async () => {
  await stage((dialogs) => dialogs.open(DomainList, { here: 'https://izlog.hr' }), {
    'development.getDomain': () =>
      ok({
        domain: { name: 'Proba', url: 'https://proba.izlog.hr' },
        forcedDomain: 'https://izlog.hr',
      }),
  });
  await expect.element(row('Proba')).toHaveAttribute('aria-selected', 'true');
  const warning = page.getByRole('alert');
  await expect
    .element(warning)
    .toHaveTextContent(/„https:\/\/izlog\.hr“.*„https:\/\/proba\.izlog\.hr“.*ponovna izgradnja/);
  expect(getComputedStyle(warning.element()).color).toBe('rgb(184, 32, 47)');
  await row('Izlog').click();
  await expect.element(warning).not.toBeInTheDocument();
});

test('a refused choice of a domain is reported and changes nothing · MODAL-07 ADMIN-08', async () => {
  await stage((dialogs) => dialogs.open(DomainList, { here: 'https://izlog.hr' }), {
    'development.setDomain': () => fail('unavailable'),
  });
  await row('Proba').click();
  await expect.element(page.getByText(/Poslužitelj ne odgovara/)).toBeVisible();
  await expect.element(row('Izlog')).toHaveAttribute('aria-selected', 'true');
});
