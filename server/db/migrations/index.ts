import { foundation } from './0001-foundation.ts';
import { settings } from './0002-settings.ts';
import { catalogue } from './0003-catalogue.ts';
import { search } from './0004-search.ts';
import { content } from './0005-content.ts';
import { people } from './0006-people.ts';
import { checkout } from './0007-checkout.ts';
import { orders } from './0008-orders.ts';
import { operations } from './0009-operations.ts';
import { editing } from './0010-editing.ts';
import { media } from './0011-media.ts';
import { navigation } from './0012-navigation.ts';
import { priceLaw } from './0013-price-law.ts';
import { prices } from './0014-prices.ts';
import { orderStates } from './0015-order-states.ts';
import { payments } from './0016-payments.ts';
import { searchWords } from './0017-search-words.ts';
import { deliveryDays } from './0018-delivery-days.ts';
import { hotCarts } from './0019-hot-carts.ts';
import { orderSearch } from './0020-order-search.ts';
import { digitalGoods } from './0021-digital-goods.ts';
import { fulfilment } from './0022-fulfilment.ts';
import { newsletterOptIn } from './0023-newsletter-opt-in.ts';
import { severalServers } from './0024-several-servers.ts';
import { changeNotices } from './0030-change-notices.ts';
import { deliveryCalendar } from './0031-delivery-calendar.ts';
import { orderEnds } from './0032-order-ends.ts';
import { codes } from './0034-codes.ts';
import { handDeliveries } from './0035-hand-deliveries.ts';
import { publicationError } from './0038-publication-error.ts';
import { priceBreakdown } from './0039-price-breakdown.ts';
import { productNotices } from './0040-product-notices.ts';
import { siteLanguages } from './0041-site-languages.ts';
import { taxRates } from './0042-tax-rates.ts';
import { defaultAddresses } from './0043-default-addresses.ts';
import { searchInApplication } from './0044-search-in-application.ts';
import { accountDeletions } from './0045-account-deletions.ts';
import { reviews } from './0046-reviews.ts';
import { searchRules } from './0049-search-rules.ts';
import { socialLogins } from './0050-social-logins.ts';
import { changes } from './0055-changes.ts';
import { listViews } from './0056-list-views.ts';
import { catalogueAdmin } from './0060-catalogue-admin.ts';
import { categoryOrder } from './0061-category-order.ts';
import { orderLists } from './0065-order-lists.ts';
import { refundsAndReturns } from './0066-refunds-and-returns.ts';
import { settingGroups } from './0070-setting-groups.ts';
import { staffSessions } from './0071-staff-sessions.ts';
import { imports } from './0075-imports.ts';
import { importSpeed } from './0076-import-speed.ts';
import { themes } from './0080-themes.ts';
import { customerNotes } from './0081-customer-notes.ts';
import { promotions } from './0085-promotions.ts';
import { mailTexts } from './0086-mail-texts.ts';
import { apiKeys } from './0089-api-keys.ts';
import { webhooks } from './0090-webhooks.ts';
import { secondFactors } from './0091-second-factors.ts';
import { grounds } from './0093-grounds.ts';
import { wishLists } from './0096-wish-lists.ts';
import { dashboard } from './0100-dashboard.ts';
import { listWords } from './0101-list-words.ts';
import { deliveryWeight } from './0102-delivery-weight.ts';
import { editingRights } from './0120-editing-rights.ts';
import { mediaFolders } from './0125-media-folders.ts';
import { passkeys } from './0133-passkeys.ts';
import { themeFonts } from './0138-theme-fonts.ts';
import { importPictures } from './0143-import-pictures.ts';
import { firstProducts } from './0144-first-products.ts';
import { visitorFiles } from './0150-visitor-files.ts';
import { promotionAmount } from './0155-promotion-amount.ts';
import { customerGroups } from './0156-customer-groups.ts';
import { themeVariations } from './0160-theme-variations.ts';
import { orderDomain } from './0161-order-domain.ts';
import { orderNumbers } from './0165-order-numbers.ts';
import { priceLists } from './0167-price-lists.ts';
import { untranslatedProducts } from './0168-untranslated-products.ts';
import { categorySlugs } from './0169-category-slugs.ts';
import { authors } from './0170-authors.ts';
import { paperNumbers } from './0172-paper-numbers.ts';
import { lighterProducts } from './0173-lighter-products.ts';
import { quickLists } from './0174-quick-lists.ts';
import { fiscalPapers } from './0175-fiscal-papers.ts';
import { passkeyDomains } from './0176-passkey-domains.ts';
import { manyPrices } from './0179-many-prices.ts';
import { termSlugs } from './0180-term-slugs.ts';
import { wordsOfKinds } from './0181-words-of-kinds.ts';
import { releaseOfEmails } from './0182-release-of-emails.ts';
import { productPublishing } from './0190-product-publishing.ts';
import { lighterOrders } from './0200-lighter-orders.ts';
import { outdatedTranslations } from './0210-outdated-translations.ts';
import { orderSequence } from './0220-order-sequence.ts';
import { undoneImportTexts } from './0230-undone-import-texts.ts';
import { hotStock } from './0240-hot-stock.ts';
import type { Migration } from './migration.ts';

/** Listed by hand, because the server is bundled. Released migrations never change. */
export const migrations: readonly Migration[] = [
  foundation,
  settings,
  catalogue,
  search,
  content,
  people,
  checkout,
  orders,
  operations,
  editing,
  media,
  navigation,
  priceLaw,
  prices,
  orderStates,
  payments,
  searchWords,
  deliveryDays,
  hotCarts,
  orderSearch,
  digitalGoods,
  fulfilment,
  newsletterOptIn,
  severalServers,
  changeNotices,
  deliveryCalendar,
  orderEnds,
  codes,
  handDeliveries,
  publicationError,
  priceBreakdown,
  productNotices,
  siteLanguages,
  taxRates,
  defaultAddresses,
  searchInApplication,
  accountDeletions,
  reviews,
  searchRules,
  socialLogins,
  changes,
  listViews,
  catalogueAdmin,
  categoryOrder,
  orderLists,
  refundsAndReturns,
  settingGroups,
  staffSessions,
  imports,
  importSpeed,
  themes,
  customerNotes,
  promotions,
  mailTexts,
  apiKeys,
  webhooks,
  secondFactors,
  grounds,
  wishLists,
  dashboard,
  listWords,
  deliveryWeight,
  editingRights,
  mediaFolders,
  passkeys,
  themeFonts,
  importPictures,
  firstProducts,
  visitorFiles,
  promotionAmount,
  customerGroups,
  themeVariations,
  orderDomain,
  orderNumbers,
  priceLists,
  untranslatedProducts,
  categorySlugs,
  authors,
  paperNumbers,
  lighterProducts,
  quickLists,
  fiscalPapers,
  passkeyDomains,
  manyPrices,
  termSlugs,
  wordsOfKinds,
  releaseOfEmails,
  productPublishing,
  lighterOrders,
  outdatedTranslations,
  orderSequence,
  undoneImportTexts,
  hotStock,
];
