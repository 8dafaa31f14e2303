import { describe, expect, test } from 'vitest';
import { completeSite } from '#app/templates/complete-site.ts';
import { createSite } from '#fixtures/museum/content/index.ts';
import type { ElementInput } from '#schemas/document/element.ts';
import { site as facts } from '#schemas/site/site.ts';

/** The screens of the demo shop, and those of a site that has none of its own. */
const sites = [
  ['the museum', createSite(), ['member-card-form']],
  ['a new site, which has no cards of members', completeSite({}, facts), []],
] as const;

const withParts = (element: ElementInput): ElementInput[] => [
  element,
  ...Object.values(element.parts ?? {}).flatMap((inside) => inside.flatMap(withParts)),
];

describe.each(sites)('%s', (_, site, cardForms) => {
  const elementsOf = (slug: string) =>
    site.templates
      .find((template) => template.slug === slug)
      ?.links.flatMap((link) => ('element' in link ? withParts(link.element) : [])) ?? [];
  const blocksOf = (slug: string) => elementsOf(slug).map(({ handler }) => handler);
  const optionsOf = (slug: string, handler: string) =>
    elementsOf(slug).find((element) => element.handler === handler)?.options ?? {};

  test('the cart page has lines, coupon, card, note, totals with a way on, and cross-sells · CART-01 CART-07 CART-08 CART-09 CART-10 CART-14 CART-16 CART-17 COUPON-02 CARD-03', () => {
    expect(blocksOf('cart')).toEqual([
      'columns',
      'cart-items',
      'coupon-form',
      ...cardForms,
      'order-note',
      'cart-summary',
      'cross-sell',
    ]);
    // The compact summary, beside the checkout, has no button.
    expect(optionsOf('cart', 'cart-summary')).not.toHaveProperty('variant');
  });

  test('every page has the cart popup · CART-18 CART-19 CART-20 CART-29', () => {
    expect(site.sharedElements.map(({ handler }) => handler)).toContain('cart-modal');
  });

  test('the checkout has its steps in order · CHK-01 CHK-02 CHK-A-01 CHK-S-01 CHK-P-01', () => {
    expect(blocksOf('checkout')).toEqual([
      'columns',
      'checkout-address',
      'checkout-shipping',
      'checkout-payment',
      'cart-summary',
    ]);
  });

  test('an order has a page after its success and one after its failure · ORDER-13 ORDER-14', () => {
    expect(blocksOf('checkout-success')).toEqual(['order-success']);
    expect(blocksOf('checkout-failure')).toEqual(['order-failure']);
  });

  test('the profile has wish list and orders, and both forms for visitors · PROFILE-01 PROFILE-04 PROFILE-05 PROFILE-07 ORDER-16 ORDER-17 WISH-10', () => {
    expect(blocksOf('profile')).toEqual(['profile-panel', 'login-form', 'register-form']);
    const options = optionsOf('profile', 'profile-panel');
    expect(options).not.toHaveProperty('showWishlist');
    expect(options).not.toHaveProperty('showOrders');
  });

  test('login, registration, a forgotten password and links of mails have their blocks · AUTH-02 AUTH-03 REG-01 PWD-08 DOI-01 DOI-07', () => {
    expect(blocksOf('login')).toEqual(['login-form']);
    expect(blocksOf('register')).toEqual(['register-form']);
    expect(blocksOf('forgot-password')).toEqual(['forgot-password-form']);
    expect(blocksOf('social-login')).toEqual(['social-login']);
    expect(blocksOf('confirm-email')).toEqual(['confirm-email']);
  });

  test('products can be reviewed, posts commented on, and the footer has the newsletter · REVIEW-01 REVIEW-03 REVIEW-04 FORM-16', () => {
    expect(blocksOf('product')).toContain('product-reviews');
    expect(blocksOf('post')).toEqual(['post-detail', 'comments']);
    const footer = site.sharedElements.find(({ handler }) => handler === 'footer-section');
    expect(footer && withParts(footer).map(({ handler }) => handler)).toContain('newsletter');
  });
});
