import type { Imports } from './import-cycles.ts';

/** Folders of `server/services`: each imports only those before it. */
export const serviceOrder = [
  'pricing',
  'account',
  'content',
  'site',
  'media',
  'catalogue',
  'digital',
  'cart',
  'checkout',
  'orders',
  'payments',
  'editing',
];

/** Imports against the order that remain: none may be added. */
export const serviceExceptions = [
  'account/documents.ts -> orders/order-view.ts',
  'account/documents.ts -> orders/shipments/read-shipments.ts',
  'cart/read-cart.ts -> checkout/checkout-offer.ts',
  'content/draft-documents.ts -> editing/node-options.ts',
  'content/draft-documents.ts -> editing/preview-token.ts',
  'content/draft-documents.ts -> editing/stored-nodes.ts',
  'content/layout-elements.ts -> editing/node-options.ts',
  'content/navigation.ts -> editing/node-options.ts',
  'digital/check-ticket.ts -> orders/admin/order-admin-rights.ts',
  'digital/check-ticket.ts -> orders/order-number.ts',
  'digital/digital.routes.ts -> orders/invoices/print-papers.ts',
  'digital/digital.routes.ts -> orders/order-number.ts',
  'digital/issue-digital.ts -> orders/order-mails.ts',
  'digital/print-tickets.ts -> orders/order-number.ts',
  'digital/ticket-check.routes.ts -> orders/admin/order-admin-rights.ts',
  'digital/ticket-check.routes.ts -> orders/admin/staff-guard.ts',
  'orders/create-order.ts -> payments/start-payment.ts',
  'orders/take-back.ts -> payments/payment-rows.ts',
  'orders/take-back.ts -> payments/query-provider.ts',
  'orders/take-back.ts -> payments/settle-payment.ts',
];

interface ServiceRules {
  readonly order: readonly string[];
  readonly exceptions: readonly string[];
}

/** Returns errors: imports of a later folder that are no exception, and exceptions that no file needs. */
export function serviceErrors(imports: Imports, { order, exceptions }: ServiceRules): string[] {
  const found = importsAgainstOrder(imports, order);
  return [
    ...found
      .filter((each) => !exceptions.includes(each))
      .map((each) => `Import against the order of server/services: ${each}`),
    ...exceptions
      .filter((each) => !found.includes(each))
      .map((each) => `Exception that is no longer needed: ${each}`),
  ];
}

function importsAgainstOrder(imports: Imports, order: readonly string[]): string[] {
  const rankOf = (file: string) => order.indexOf(file.slice(0, file.indexOf('/')));
  return [...imports].flatMap(([path, imported]) => {
    const file = belowServices(path);
    const rank = rankOf(file);
    const later = imported.map(belowServices).filter((other) => rankOf(other) > rank);
    return rank < 0 ? [] : later.map((other) => `${file} -> ${other}`);
  });
}

/** Returns the path below `server/services`; an empty text for other files. */
function belowServices(path: string): string {
  const start = 'server/services/';
  return path.startsWith(start) ? path.slice(start.length) : '';
}
