import type { TemplateData } from '#schemas/content-data.ts';
import type { ElementInput } from '#schemas/document/element.ts';
import type { LocalizedText } from '#schemas/languages.ts';
import { element, links } from '#schemas/site/localized-element.ts';
import { inAll, text } from './texts.ts';

const none = inAll('');

const screen = (
  slug: string,
  title: LocalizedText,
  ...elements: readonly ElementInput[]
): TemplateData => ({ slug, title, description: none, links: links(...elements) });

/** Returns a wide column next to a narrow one. */
const beside = (id: string, first: readonly ElementInput[], second: ElementInput) =>
  element(
    'columns',
    id,
    { count: 2, layout: 'wide-first', align: 'stretch' },
    { parts: { first, second: [second] } },
  );

const subcategories = element('category-list', 'category-children', { layout: 'chips' });

const noPicture = { picture: null };
const noDrawing = { emptyPicture: null };

/** A new shop has no prices for members: its screens ask for no card. */
const cartTools = [element('coupon-form', 'cart-coupon'), element('order-note', 'cart-note')];
const noCard = { showMemberCard: false };

const shopTitle = text('shop');

const catalogue: readonly TemplateData[] = [
  screen(
    'product',
    text('product'),
    element('product-detail', 'product'),
    element('product-reviews', 'product-reviews'),
  ),
  screen(
    'shop',
    shopTitle,
    element('hero', 'shop-head', { title: shopTitle }),
    element('category-list', 'shop-categories'),
    element('product-strip', 'shop-new', {
      title: text('new'),
      mode: 'newest',
      limit: 8,
    }),
  ),
  screen(
    'category',
    shopTitle,
    element('product-list', 'category-products', {}, { parts: { belowHeading: [subcategories] } }),
  ),
  screen('search', text('search'), element('search-results', 'search')),
];

const buying: readonly TemplateData[] = [
  screen(
    'cart',
    text('cart'),
    beside(
      'cart-columns',
      [element('cart-items', 'cart-items', noDrawing, { parts: { below: cartTools } })],
      element('cart-summary', 'cart-summary'),
    ),
    element('cross-sell', 'cart-cross-sell'),
  ),
  screen(
    'checkout',
    text('checkout'),
    beside(
      'checkout-columns',
      [
        element('checkout-address', 'checkout-address', noDrawing),
        element('checkout-shipping', 'checkout-shipping'),
        element('checkout-payment', 'checkout-payment'),
      ],
      element('cart-summary', 'checkout-summary', { variant: 'compact' }),
    ),
  ),
  screen('checkout-success', text('success'), element('order-success', 'order-success', noPicture)),
  screen('checkout-failure', text('failure'), element('order-failure', 'order-failure', noPicture)),
  screen('withdrawal', text('withdrawal'), element('withdrawal-form', 'withdrawal-steps')),
];

const profileForms = [
  element('login-form', 'profile-login', { isPageTitle: false }),
  element('register-form', 'profile-register', { isPageTitle: false, ...noCard }),
];

const account: readonly TemplateData[] = [
  screen('login', text('login'), element('login-form', 'login')),
  screen('register', text('register'), element('register-form', 'register', noCard)),
  screen(
    'profile',
    text('profile'),
    element('profile-panel', 'profile', noCard, { parts: { guest: profileForms } }),
  ),
  screen(
    'forgot-password',
    text('forgotPassword'),
    element('forgot-password-form', 'forgot-password'),
  ),
  screen('social-login', text('socialLogin'), element('social-login', 'social-login')),
  screen('confirm-email', text('confirmEmail'), element('confirm-email', 'confirm-email')),
];

const news = text('news');

const content: readonly TemplateData[] = [
  screen('news', news, element('news-list', 'news')),
  screen('post-category', news, element('post-category', 'post-category')),
  screen(
    'post',
    text('post'),
    element('post-detail', 'post'),
    element('comments', 'post-comments'),
  ),
  screen('author', text('author'), element('post-category', 'author')),
  screen('event', text('event'), element('event-detail', 'event')),
  screen('not-found', text('notFound'), element('not-found', 'not-found', noPicture)),
  screen('error', text('error'), element('error', 'error', noPicture)),
  screen(
    'maintenance',
    text('maintenance'),
    element('coming-soon', 'maintenance', {
      ...noPicture,
      title: text('maintenance'),
      text: text('maintenanceText'),
    }),
  ),
];

const admin = (slug: string, section: string, title: LocalizedText): TemplateData =>
  screen(slug, title, element('admin-panel', slug, { section }));

const consents = text('consents');

const backOffice: readonly TemplateData[] = [
  admin('admin', 'home', text('administration')),
  admin('admin-cache', 'cache', text('caches')),
  admin('admin-consents', 'consents', consents),
  admin('admin-consent', 'consent', consents),
  admin('admin-templates', 'templates', text('templates')),
  screen('admin-login', text('staffLogin'), element('login-form', 'admin-login')),
];

/** One document for each screen of the route table, without the style of any site. */
export const screens: readonly TemplateData[] = [
  ...catalogue,
  ...buying,
  ...account,
  ...content,
  ...backOffice,
];
