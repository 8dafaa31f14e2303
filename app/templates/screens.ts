import type { ElementInput } from '#schemas/document/element.ts';
import type { LocalizedText } from '#schemas/languages.ts';
import { element, links } from '#schemas/site/localized-element.ts';
import type { TemplateData } from '#schemas/site-data.ts';
import { text } from './texts.ts';

const none = text('', '', '');

const screen = (
  slug: string,
  title: LocalizedText,
  ...elements: readonly ElementInput[]
): TemplateData => ({ slug, title, description: none, links: links(...elements) });

/** A wide column beside a narrow one. */
const beside = (id: string, first: readonly ElementInput[], second: ElementInput) =>
  element(
    'columns',
    id,
    { count: 2, layout: 'wide-first', align: 'stretch' },
    { parts: { first, second: [second] } },
  );

const noPicture = { picture: null };
const noDrawing = { emptyPicture: null };

const cartTools = [
  element('coupon-form', 'cart-coupon'),
  element('member-card-form', 'cart-card'),
  element('order-note', 'cart-note'),
];

const shopTitle = text('Trgovina', 'Shop', 'Shop');

const catalogue: readonly TemplateData[] = [
  screen('product', text('Proizvod', 'Product', 'Produkt'), element('product-detail', 'product')),
  screen(
    'shop',
    shopTitle,
    element('hero', 'shop-head', { title: shopTitle }),
    element('category-list', 'shop-categories'),
    element('product-strip', 'shop-new', {
      title: text('Novo', 'New', 'Neu'),
      mode: 'newest',
      limit: 8,
    }),
  ),
  screen(
    'category',
    shopTitle,
    element('category-list', 'category-children', { layout: 'chips' }),
    element('product-list', 'category-products'),
  ),
  screen('search', text('Pretraga', 'Search', 'Suche'), element('search-results', 'search')),
];

const buying: readonly TemplateData[] = [
  screen(
    'cart',
    text('Košarica', 'Cart', 'Warenkorb'),
    beside(
      'cart-columns',
      [element('cart-items', 'cart-items', noDrawing, { parts: { below: cartTools } })],
      element('cart-summary', 'cart-summary'),
    ),
    element('cross-sell', 'cart-cross-sell'),
  ),
  screen(
    'checkout',
    text('Naplata', 'Checkout', 'Kasse'),
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
  screen(
    'checkout-success',
    text('Hvala na narudžbi', 'Thank you for your order', 'Danke für Ihre Bestellung'),
    element('order-success', 'order-success', noPicture),
  ),
  screen(
    'checkout-failure',
    text('Plaćanje nije uspjelo', 'The payment failed', 'Die Zahlung ist fehlgeschlagen'),
    element('order-failure', 'order-failure', noPicture),
  ),
  screen(
    'withdrawal',
    text('Raskid ugovora', 'Withdraw from contract', 'Vertrag widerrufen'),
    element('withdrawal-form', 'withdrawal-steps'),
  ),
];

const profileForms = [
  element('login-form', 'profile-login', { isPageTitle: false }),
  element('register-form', 'profile-register', { isPageTitle: false }),
];

const account: readonly TemplateData[] = [
  screen('login', text('Prijava', 'Login', 'Anmeldung'), element('login-form', 'login')),
  screen(
    'register',
    text('Registracija', 'Register', 'Registrierung'),
    element('register-form', 'register'),
  ),
  screen(
    'profile',
    text('Moj račun', 'My account', 'Mein Konto'),
    element('profile-panel', 'profile', {}, { parts: { guest: profileForms } }),
  ),
  screen(
    'forgot-password',
    text('Zaboravljena lozinka', 'Forgot password', 'Passwort vergessen'),
    element('forgot-password-form', 'forgot-password'),
  ),
  screen(
    'social-login',
    text('Prijava računom', 'Social login', 'Anmeldung mit Konto'),
    element('social-login', 'social-login'),
  ),
  screen(
    'confirm-email',
    text('Potvrda e-adrese', 'Confirm e-mail', 'E-Mail bestätigen'),
    element('confirm-email', 'confirm-email'),
  ),
];

const news = text('Novosti', 'News', 'Neuigkeiten');

const content: readonly TemplateData[] = [
  screen('news', news, element('news-list', 'news')),
  screen('post-category', news, element('post-category', 'post-category')),
  screen('post', text('Objava', 'Post', 'Beitrag'), element('post-detail', 'post')),
  screen('event', text('Događaj', 'Event', 'Veranstaltung'), element('event-detail', 'event')),
  screen(
    'not-found',
    text('Stranica nije pronađena', 'This page could not be found', 'Seite nicht gefunden'),
    element('not-found', 'not-found', noPicture),
  ),
  screen(
    'error',
    text('Nešto je pošlo po zlu', 'Something went wrong', 'Etwas ist schiefgegangen'),
    element('error', 'error', noPicture),
  ),
  screen(
    'maintenance',
    text('Odmah se vraćamo', 'Back in a moment', 'Gleich zurück'),
    element('coming-soon', 'maintenance', {
      ...noPicture,
      title: text('Odmah se vraćamo', 'Back in a moment', 'Gleich zurück'),
      text: text(
        'Trgovina je nakratko zatvorena.',
        'The shop is closed for a short while.',
        'Der Shop ist für kurze Zeit geschlossen.',
      ),
    }),
  ),
];

const admin = (slug: string, section: string, title: LocalizedText): TemplateData =>
  screen(slug, title, element('admin-panel', slug, { section }));

const consents = text('Privole', 'Consents', 'Einwilligungen');

const backOffice: readonly TemplateData[] = [
  admin('admin', 'home', text('Upravljanje', 'Administration', 'Verwaltung')),
  admin('admin-cache', 'cache', text('Predmemorija', 'Caches', 'Zwischenspeicher')),
  admin('admin-consents', 'consents', consents),
  admin('admin-consent', 'consent', consents),
  admin('admin-templates', 'templates', text('Predlošci', 'Templates', 'Vorlagen')),
  screen(
    'admin-login',
    text('Prijava osoblja', 'Staff login', 'Anmeldung für das Personal'),
    element('login-form', 'admin-login'),
  ),
];

/** One document for each screen of the route table, without the style of any site. */
export const screens: readonly TemplateData[] = [
  ...catalogue,
  ...buying,
  ...account,
  ...content,
  ...backOffice,
];
