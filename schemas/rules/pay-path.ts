/**
 * Path of the page from which a buyer goes to the payment provider: a separate document with its own content
 * security policy.
 */
export const payPath = (orderSlug: string) => `/pay/${encodeURIComponent(orderSlug)}`;

/** Path of the image file of a bank transfer's payment code. */
export const slipPath = (orderSlug: string, format: 'svg' | 'png') =>
  `${payPath(orderSlug)}/slip.${format}`;
