import { attributeValues } from './catalogue/attribute-values.ts';
import { attributes } from './catalogue/attributes.ts';
import { categories } from './catalogue/categories.ts';
import { manufacturers } from './catalogue/manufacturers.ts';
import { plannedSales } from './catalogue/planned-sales.ts';
import { products, variants } from './catalogue/products.ts';
import { tags } from './catalogue/tags.ts';
import type { Collection } from './collection.ts';
import { customerGroups } from './customer-groups.ts';
import { customers } from './customers.ts';
import { attendees } from './events/attendees.ts';
import { events } from './events/events.ts';
import { forms } from './forms/forms.ts';
import { apiKeys } from './keys/api-keys.ts';
import { mailTemplates } from './mails/mail-templates.ts';
import { promotions } from './marketing/promotions.ts';
import { missedAddresses } from './missed-addresses.ts';
import { orders } from './orders/orders.ts';
import { pages, pageTemplates } from './pages/pages.ts';
import { authors } from './posts/authors.ts';
import { postCategories } from './posts/post-categories.ts';
import { posts } from './posts/posts.ts';
import { listPrices } from './price-lists/list-prices.ts';
import { priceLists } from './price-lists/price-lists.ts';
import { changeLog } from './records/change-log.ts';
import { comments } from './records/comments.ts';
import { consentLog } from './records/consent-log.ts';
import { formEntries } from './records/form-entries.ts';
import { subscribers } from './records/subscribers.ts';
import { unsentMails } from './records/unsent-mails.ts';
import { redirects } from './redirects.ts';
import { searchPins, searchSynonyms } from './search/search-rules.ts';
import { settingCollections } from './settings/setting-collections.ts';
import { staff } from './staff/staff.ts';
import { staffSessions } from './staff/staff-sessions.ts';
import { withTranslations } from './translations/translations-field.ts';
import { webhookMessages } from './webhooks/messages.ts';
import { webhooks } from './webhooks/webhooks.ts';

const all: readonly Collection[] = [
  products,
  variants,
  orders,
  categories,
  attributes,
  attributeValues,
  tags,
  manufacturers,
  plannedSales,
  promotions,
  priceLists,
  listPrices,
  customers,
  customerGroups,
  searchSynonyms,
  searchPins,
  redirects,
  missedAddresses,
  pages,
  posts,
  postCategories,
  authors,
  pageTemplates,
  comments,
  events,
  attendees,
  forms,
  mailTemplates,
  formEntries,
  subscribers,
  consentLog,
  staff,
  staffSessions,
  ...settingCollections,
  apiKeys,
  unsentMails,
  webhooks,
  webhookMessages,
  changeLog,
];

/** All collections, in the order of the navigation. */
export const collections: readonly Collection[] = all.map(withTranslations);

const byName = new Map(collections.map((collection) => [collection.name, collection]));

export const findCollection = (name: string): Collection | undefined => byName.get(name);
