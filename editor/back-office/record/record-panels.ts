import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { DraftPanelProps, RecordPanelProps } from './record-panel-props.ts';

const ProductActions = lazyPart(
  async () => (await import('./catalogue/product-actions.tsx')).ProductActions,
);
const VariantsPanel = lazyPart(
  async () => (await import('./catalogue/variants-panel.tsx')).VariantsPanel,
);
const StockPanel = lazyPart(async () => (await import('./catalogue/stock-panel.tsx')).StockPanel);
const AppliedLists = lazyPart(
  async () => (await import('./price-lists/applied-lists.tsx')).AppliedLists,
);

/**
 * Panels of a record between its form and its history, by collection, for what the schema does not describe.
 * Wrap each in `lazyPart`.
 */
export const recordPanels: Readonly<Record<string, readonly ComponentType<RecordPanelProps>[]>> = {
  pages: [lazyPart(async () => (await import('./edit-link.tsx')).EditPage)],
  'page-templates': [lazyPart(async () => (await import('./edit-link.tsx')).EditTemplate)],
  products: [ProductActions, VariantsPanel, StockPanel, AppliedLists],
  variants: [ProductActions, StockPanel, AppliedLists],
  'customer-groups': [AppliedLists],
  'price-lists': [
    lazyPart(async () => (await import('./price-lists/prices-panel.tsx')).PricesPanel),
  ],
  'list-prices': [
    lazyPart(async () => (await import('./price-lists/price-warning.tsx')).PriceWarning),
  ],
  'settings-fiscalisation': [
    lazyPart(async () => (await import('./fiscal/certificate-panel.tsx')).CertificatePanel),
  ],
  'api-keys': [lazyPart(async () => (await import('./keys/key-secret.tsx')).KeySecret)],
  staff: [lazyPart(async () => (await import('./staff/reset-factor.tsx')).ResetFactor)],
  webhooks: [
    lazyPart(async () => (await import('./keys/key-secret.tsx')).WebhookSecret),
    lazyPart(async () => (await import('./keys/webhook-work.tsx')).TestWebhook),
  ],
  'webhook-messages': [
    lazyPart(async () => (await import('./keys/webhook-work.tsx')).ReplayMessage),
  ],
  categories: [
    lazyPart(async () => (await import('./catalogue/category-removal.tsx')).CategoryRemoval),
  ],
  changes: [lazyPart(async () => (await import('./changed-record.tsx')).ChangedRecord)],
  'missed-addresses': [lazyPart(async () => (await import('./redirect-panel.tsx')).RedirectPanel)],
  'form-entries': [lazyPart(async () => (await import('./forms/entry-answers.tsx')).EntryAnswers)],
  customers: [
    lazyPart(async () => (await import('../customers/customer-panel.tsx')).CustomerPanel),
  ],
  'mail-templates': [lazyPart(async () => (await import('./mails/mail-preview.tsx')).MailPreview)],
  promotions: [lazyPart(async () => (await import('./promotions/example-carts.tsx')).ExampleCarts)],
  orders: [lazyPart(async () => (await import('../orders/order-panel.tsx')).OrderPanel)],
};

/** Previews beside the form of a record, by collection, updated with each change. */
export const draftPanels: Readonly<Record<string, ComponentType<DraftPanelProps>>> = {
  forms: lazyPart(async () => (await import('./forms/form-preview.tsx')).FormPreview),
};

/** Collections whose panels show everything; they have the whole width. */
export const wholePages: ReadonlySet<string> = new Set(['orders']);

/** Fields that a panel shows, by collection; the read-only values of the record leave them out. */
export const panelFields: Readonly<Record<string, readonly string[]>> = {
  'form-entries': ['data', 'form_key'],
  changes: ['what', 'collection', 'record_id', 'before', 'after'],
};
