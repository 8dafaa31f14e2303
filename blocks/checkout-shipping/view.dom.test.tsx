import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/checkout-shipping';
import { expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import type { Data } from './data.ts';
import current from './fixtures/current.json';
import done from './fixtures/done.json';
import { View } from './view.tsx';

interface Shown {
  readonly methods?: readonly DeliveryMethod[];
  readonly language?: Language;
  readonly fixture?: object;
}

const send = vi.fn(async (_command: string, _values: object) => undefined);

async function show({ methods, language = 'hr', fixture = current }: Shown = {}) {
  send.mockClear();
  const { data, session } = fixture as { data: Data; session: object };
  const runtime = {
    page: pageOf([], { language }),
    t: createTranslator(language, prefixed('checkout-shipping', textsIn(messages, language))),
    session: createSessionStore({ ...guest, ...session }),
    forms: createFormsStore(null),
    send,
  } as unknown as Runtime;
  await render(
    <RuntimeContext value={runtime}>
      <View id="s" options={{}} data={methods ? { ...data, methods } : data} slots={{}} />
    </RuntimeContext>,
  );
}

const sent = () => new FormData(document.querySelector('form') as HTMLFormElement);
const method = (change: Partial<DeliveryMethod>): DeliveryMethod => ({
  id: 1,
  name: 'Pošta',
  description: '',
  options: [],
  price: 450,
  freeFrom: null,
  ...change,
});
const places = ['Čakovec', 'Đakovo', 'Split', 'Rijeka', 'Zadar', 'Zagreb'].map((name, index) => ({
  id: index + 1,
  name,
}));

test('has methods with names, prices and branches · CHK-S-01 CHK-S-02', async () => {
  const description = '<p>Dva radna dana.</p>';
  await show({
    methods: [
      method({ description }),
      method({ id: 2, name: 'Paketomat', price: 0, options: places }),
    ],
  });
  const ways = screen.getByRole('radio', { name: /^(Pošta|Paketomat)/ });
  expect(ways.elements()).toHaveLength(2);
  await expect.element(screen.getByText('Dva radna dana.')).toBeVisible();
  await expect.element(screen.getByText('4,50')).toBeVisible();
  await expect.element(screen.getByText('besplatno')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Split' }).elements()).toHaveLength(0);
  await screen.getByText('Paketomat').click();
  await expect.element(screen.getByRole('radio', { name: 'Split' })).toBeVisible();
});

test('the saved method and its branch are chosen when the step opens again · CHK-S-01 CHK-S-02', async () => {
  const { cart } = current.session;
  const saved = { deliveryMethodId: 2, options: { ...cart.options, deliveryBranchId: 3 } };
  await show({
    methods: [method({}), method({ id: 2, name: 'Paketomat', options: places })],
    fixture: { ...current, session: { cart: { ...cart, ...saved } } },
  });
  await expect.element(screen.getByRole('radio', { name: 'Split' })).toBeChecked();
  expect(Object.fromEntries(sent())).toMatchObject({ deliveryMethodId: '2', 'branch.2': '3' });
});

test('links back to the address and continues to payment · CHK-03 CHK-S-03', async () => {
  await show();
  await expect
    .element(screen.getByRole('link', { name: 'Natrag' }))
    .toHaveAttribute('href', '?step=address');
  await expect.element(screen.getByRole('button', { name: 'Dalje na plaćanje' })).toBeVisible();
});

test('where no method serves the address, the step links back to it and cannot be sent · CHK-S-03', async () => {
  await show({ methods: [] });
  await expect
    .element(screen.getByRole('link', { name: 'Promijenite adresu' }))
    .toHaveAttribute('href', '?step=address');
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('the only method and its only branch are shown and preselected · CHK-S-02 CHK-S-07', async () => {
  await show({ methods: [method({ id: 7, options: places.slice(0, 1) })] });
  expect([sent().get('deliveryMethodId'), sent().get('branch.7')]).toEqual(['7', '1']);
});

test('branches are found without diacritics; searching sends nothing · CHK-S-02', async () => {
  await show({ methods: [method({ options: places })] });
  const search = screen.getByRole('searchbox', { name: 'Potražite mjesto preuzimanja' });
  await screen.getByRole('radio', { name: 'Split' }).click();
  await search.fill('dak');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('radio', { name: 'Đakovo' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 mjesto');
  expect(screen.getByRole('radio', { name: 'Zagreb' }).elements()).toHaveLength(0);
  expect(sent().get('branch.1')).toBe('3');
  await search.fill('');
  expect(screen.getByRole('radio').elements()).toHaveLength(7);
});

test('a handful of branches has no search', async () => {
  await show({ methods: [method({ options: places.slice(0, 5) })] });
  await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
});

test.each([
  ['hr', [], 'Predviđena dostava: 24. stu – 25. stu'],
  ['de', [], 'Voraussichtliche Lieferung: 24. Nov. – 25. Nov.'],
  ['en', places, 'Ready to collect: 24 Nov – 25 Nov'],
] as const)('shows in %s when it arrives', async (language, options, text) => {
  const arrival = { from: '2026-11-24', to: '2026-11-25' };
  await show({ language, methods: [method({ arrival, options: [...options] })] });
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('each choice requests its total, the last one last · CART-12', async () => {
  let response = () => undefined as void;
  send.mockImplementation(() => new Promise((resolve) => (response = () => resolve(undefined))));
  const ways = [1, 2, 3].map((id) => method({ id, name: `Put ${id}` }));
  await show({ methods: [...ways, method({ id: 4, name: 'Ormarić', options: places })] });
  for (const name of ['Put 1', 'Put 2', 'Ormarić']) await screen.getByText(name).click();
  await screen.getByRole('radio', { name: 'Split' }).click();
  const requested = () => send.mock.calls.map(([command, values]) => [command, values]);
  const first = ['checkout.total', { deliveryMethodId: '1', 'branch.1': '' }];
  await expect.poll(requested).toEqual([first]);
  response();
  const last = ['checkout.total', { deliveryMethodId: '4', 'branch.4': '3' }];
  await expect.poll(requested).toEqual([first, last]);
});

test('a branch with its own days shows them', async () => {
  const span = (day: string) => ({ from: day, to: day });
  const arrival = { from: '2026-11-24', to: '2026-11-27' };
  const [near, far] = places.map((place, index) => ({
    ...place,
    arrival: span(index === 0 ? arrival.from : arrival.to),
  }));
  await show({ methods: [method({ arrival, options: [near, far].flatMap((one) => one ?? []) })] });
  await screen.getByRole('radio', { name: /Pošta/ }).click();
  await expect.element(screen.getByRole('radio', { name: 'Čakovec 24. stu' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Đakovo 27. stu' })).toBeVisible();
});

test('a completed step shows the choice', async () => {
  await show({ fixture: done });
  await expect.element(screen.getByRole('link', { name: 'Promijeni: Dostava' })).toBeVisible();
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
});
