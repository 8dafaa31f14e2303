import { textsIn } from '#schemas/languages.ts';
import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import texts from 'virtual:messages/blocks/product-detail';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { createBrowserRuntime } from '#runtime/browser/browser-runtime.ts';
import { chooseProduct } from '#runtime/browser/choose-product.tsx';
import { enhanceForms } from '#runtime/browser/enhance-forms.ts';
import { enhanceLinks } from '#runtime/browser/enhance-links.ts';
import type { PageRouter } from '#runtime/browser/page-router.ts';
import { createBrowserViews } from '#runtime/browser/views.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import { pageOf } from '#tests/support/page.ts';
import bundle from './fixtures/bundle.json';
import configurable from './fixtures/configurable.json';

const router = { navigate: vi.fn(async () => undefined) };
const list = pageOf([], { language: 'en' });
const visit = {
  router: router as unknown as PageRouter,
  runtime: createBrowserRuntime(list, router as unknown as PageRouter),
  views: createBrowserViews({
    'product-detail': () => import('./view.tsx'),
  }),
};
enhanceLinks(visit.router, (path) => chooseProduct(path, visit));
enhanceForms(visit.router, visit.runtime);

const before = location.href;
let card: HTMLAnchorElement;
let results: unknown;

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(results));
  router.navigate.mockClear();
  card = document.createElement('a');
  card.href = '/en/product/zima-u-toplom';
  card.dataset.choose = '';
  card.textContent = 'Choose options';
  document.body.append(card);
});
afterEach(() => {
  card.remove();
  vi.restoreAllMocks();
});

function respondWith(data: unknown, error: string | null = null) {
  const node = {
    id: 'p',
    type: 'product-detail',
    hydrate: 'load',
    options: { showCrossSell: true, showDetails: true, deliveryNote: '' },
    data,
    slots: {},
    error,
  } as unknown as PageNode;
  const section = { ...node, type: 'section', error: null, slots: { content: [node] } };
  const messages = { ...prefixed('product-detail', textsIn(texts, 'en')), 'core.close': 'Close' };
  results = { page: { ...pageOf([section], { language: 'en' }), messages } satisfies PagePayload };
}

const dialog = screen.getByRole('dialog', { name: 'Zima u toplom' });
const add = screen.getByRole('dialog').getByRole('button', { name: 'Add to cart', exact: true });

test('the card of a bundle opens its options in a dialog · PROD-06 BUNDLE-01 BUNDLE-07 BUNDLE-09', async () => {
  respondWith(bundle.data);
  card.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: 'Zima u toplom' })).toBeVisible();
  await add.click();
  await expect.element(dialog.getByText(/Please choose first: ./)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card).toHaveFocus();
  expect(router.navigate).not.toHaveBeenCalled();
});

test('the add button stays visible however many options there are · BUNDLE-04', async () => {
  await screen.viewport(1024, 640);
  respondWith(bundle.data);
  card.click();
  await expect.element(add).toBeInViewport({ ratio: 1 });
  await screen.viewport(414, 896);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a variant chosen in the dialog is added to the cart, and the page URL does not change · PROD-01 PROD-05 LIST-12 ERR-22', async () => {
  respondWith(configurable.data);
  card.click();
  await add.click();
  await expect.element(screen.getByText(/Please choose first/)).toBeVisible();
  const dialogs = screen.getByRole('dialog');
  for (const group of dialogs.getByRole('group').elements()) {
    const free =
      group.querySelector<HTMLElement>('a[data-state="free"]') ?? group.querySelector('a');
    free?.click();
  }
  expect(location.href).toBe(before);
  results = {
    ok: true,
    session: {},
    notices: [],
    redirect: null,
    reload: false,
    event: null,
    submission: null,
  };
  await add.click();
  await expect.element(dialogs).not.toBeInTheDocument();
  const [, request] = vi.mocked(window.fetch).mock.lastCall ?? [];
  const { _command: command, productId } = Object.fromEntries(request?.body as URLSearchParams);
  const ids = configurable.data.detail.variants.map(({ id }) => String(id));
  expect([command, ids.includes(String(productId))]).toEqual(['cart.add', true]);
});

test.each([
  [
    'is gone',
    () => {
      results = { redirect: '/en' };
    },
  ],
  ['cannot be drawn', () => respondWith(bundle.data, 'unavailable')],
])('a product that %s opens on its own page · BUNDLE-15', async (_, response) => {
  response();
  card.click();
  await expect.poll(() => router.navigate.mock.lastCall).toEqual(['/en/product/zima-u-toplom']);
});
