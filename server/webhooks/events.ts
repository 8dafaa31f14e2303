/** The events that programs can subscribe to. */
export const webhookEvents = [
  'order.created',
  'order.changed',
  'product.created',
  'product.changed',
  'stock.changed',
] as const;

/** Sent when staff try an endpoint; every endpoint gets it. */
export const testEvent = 'webhook.test';
