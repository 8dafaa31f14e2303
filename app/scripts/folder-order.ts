import type { Imports } from './import-cycles.ts';

/** Folders in a folder: each imports only those before it. */
export interface FolderOrder {
  readonly parent: string;
  readonly folders: readonly string[];
  /** Imports against the order that remain: none may be added. */
  readonly exceptions: readonly string[];
}

/** The floors of the editor. `ui` is the kit that all of them may use; the last ones compose or test it. */
const editorFloors: FolderOrder = {
  parent: 'editor',
  folders: [
    'i18n',
    'errors',
    'ui',
    'model',
    'session',
    'canvas',
    'chrome',
    'added',
    'section-tool',
    'start',
    'testing',
  ],
  exceptions: [],
};

const services: FolderOrder = {
  parent: 'server/services',
  folders: [
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
  ],
  exceptions: [
    'account/documents.ts -> orders/order-view.ts',
    'account/documents.ts -> orders/shipments/read-shipments.ts',
    'cart/read-cart.ts -> checkout/checkout-offer.ts',
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
  ],
};

export const folderOrders = [editorFloors, services];

/** Returns errors: imports of a later folder that are no exception, and exceptions that no file needs. */
export function orderErrors(imports: Imports, { parent, folders, exceptions }: FolderOrder) {
  const found = importsAgainstOrder(imports, parent, folders);
  return [
    ...found
      .filter((each) => !exceptions.includes(each))
      .map((each) => `Import against the order of ${parent}: ${each}`),
    ...exceptions
      .filter((each) => !found.includes(each))
      .map((each) => `Exception that is no longer needed: ${each}`),
  ];
}

function importsAgainstOrder(imports: Imports, parent: string, folders: readonly string[]) {
  const rankOf = (file: string) => folders.indexOf(file.slice(0, file.indexOf('/')));
  return [...imports].flatMap(([path, imported]) => {
    const file = below(parent, path);
    const rank = rankOf(file);
    const later = imported
      .map((each) => below(parent, each))
      .filter((other) => rankOf(other) > rank);
    return rank < 0 ? [] : later.map((other) => `${file} -> ${other}`);
  });
}

/** Returns the path below the parent; an empty text for other files. */
const below = (parent: string, path: string) =>
  path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : '';
