/** Where the buyer of an order goes to pay at a provider's: a document of its own, with its own policy. */
export const payPath = (orderSlug: string) => `/pay/${encodeURIComponent(orderSlug)}`;

/** Files of a bank transfer's code. */
export const slipPath = (orderSlug: string, format: 'svg' | 'png') =>
  `${payPath(orderSlug)}/slip.${format}`;
