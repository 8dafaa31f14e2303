import type { Actor, Handlers } from '../api/handler.ts';
import { createAuthenticator } from './account/authenticator.ts';
import { createAccountHandlers } from './account/handlers.ts';
import { createKeyAuthenticator, type KeyAuthenticator } from './account/key-authenticator.ts';
import { socialProviders } from './account/social/log-in.ts';
import { createCartHandlers } from './cart/handlers.ts';
import { createCatalogueHandlers } from './catalogue/handlers.ts';
import { listDeliveryTerms } from './checkout/delivery-terms.ts';
import { createCheckoutHandlers } from './checkout/handlers.ts';
import { createCatalogueStaffHandlers } from './collections/catalogue/handlers.ts';
import { createCollectionHandlers } from './collections/handlers.ts';
import { createKeyHandlers } from './collections/keys/handlers.ts';
import { logTheme } from './collections/log-theme.ts';
import { createMailStaffHandlers } from './collections/mails/handlers.ts';
import { createMarketingStaffHandlers } from './collections/marketing/handlers.ts';
import { createMediaLibraryHandlers } from './collections/media/handlers.ts';
import { logMedia } from './collections/media/log-media.ts';
import { createPriceListHandlers } from './collections/price-lists/handlers.ts';
import { createFiscalCertificateHandlers } from './collections/settings/fiscal-certificate.ts';
import { createStaffHandlers } from './collections/staff/reset-factor.ts';
import { createWebhookHandlers } from './collections/webhooks/handlers.ts';
import { createBulkHandlers } from './collections/work-handlers.ts';
import { createCommentHandlers } from './comments/handlers.ts';
import { createContentHandlers } from './content/handlers.ts';
import { createCustomerHandlers } from './customers/handlers.ts';
import { createDashboardHandlers } from './dashboard/handlers.ts';
import { createDeletionHandlers } from './deletion/handlers.ts';
import type { ServiceDependencies } from './dependencies.ts';
import { createEditingHandlers } from './editing/handlers.ts';
import { createExampleHandlers } from './examples/handlers.ts';
import { createImportHandlers } from './import/handlers.ts';
import { createMediaHandlers } from './media/handlers.ts';
import type { MediaDependencies } from './media/media-dependencies.ts';
import { createOrderFileHandlers } from './orders/admin/order-file-handlers.ts';
import { createOrderHandlers } from './orders/handlers.ts';
import { createPaymentHandlers } from './payments/handlers.ts';
import { startPayment } from './payments/start-payment.ts';
import { createSearchHandlers } from './search/handlers.ts';
import { createSiteHandlers } from './site/handlers.ts';
import { createThemeHandlers } from './themes/handlers.ts';

export interface Services {
  readonly handlers: Partial<Handlers>;
  /** Returns the holder of the access token: anonymous for no token, null for an invalid one. */
  readonly authenticate: (accessToken?: string) => Promise<Actor | null>;
  readonly authenticateKey: KeyAuthenticator;
}

/** Reads of public pages, with results that are the same for every visitor. */
export function createPublicReads(deps: ServiceDependencies): Partial<Handlers> {
  return {
    ...createCatalogueHandlers(deps),
    ...createContentHandlers(deps),
    ...createCommentHandlers(deps),
    ...createSearchHandlers(deps),
    ...createSiteHandlers(deps),
    'auth.socialProviders': socialProviders(deps),
    'checkout.listDeliveryTerms': listDeliveryTerms(deps),
  };
}

/** Handlers for all steps from a new cart to a paid order. */
export function createPurchaseHandlers(deps: ServiceDependencies) {
  return {
    ...createCartHandlers(deps),
    ...createCheckoutHandlers(deps),
    ...createOrderHandlers(deps, (slug, notes) => startPayment(deps, slug, notes)),
    ...createPaymentHandlers(deps),
  };
}

/** Builds the handlers of the whole API from the folders next to this file. */
export function createServices(deps: MediaDependencies): Services {
  return {
    handlers: {
      ...createPublicReads(deps),
      ...createEditingHandlers(deps),
      ...createMediaHandlers(deps, logMedia),
      ...createMediaLibraryHandlers(deps),
      ...createCollectionHandlers(deps),
      ...createThemeHandlers(deps, logTheme),
      ...createBulkHandlers(deps),
      ...createCatalogueStaffHandlers(deps),
      ...createMailStaffHandlers(deps),
      ...createMarketingStaffHandlers(deps),
      ...createPriceListHandlers(deps),
      ...createFiscalCertificateHandlers(deps),
      ...createKeyHandlers(deps),
      ...createStaffHandlers(deps),
      ...createDashboardHandlers(deps),
      ...createExampleHandlers(deps),
      ...createWebhookHandlers(deps),
      ...createImportHandlers(deps),
      ...createOrderFileHandlers(deps),
      ...createCustomerHandlers(deps),
      ...createPurchaseHandlers(deps),
      ...createAccountHandlers(deps),
      ...createDeletionHandlers(deps),
    },
    authenticate: createAuthenticator(deps),
    authenticateKey: createKeyAuthenticator(deps.db),
  };
}
