import type {
  AttributesTable,
  AttributeValuesTable,
  BundleItemsTable,
  CategoriesTable,
  CategorySlugsTable,
  CrossSellsTable,
  CustomOptionsTable,
  ManufacturersTable,
  PlannedSalesTable,
  PriceHistoryTable,
  ProductAttributeValuesTable,
  ProductCategoriesTable,
  ProductMediaTable,
  ProductSearchTable,
  ProductSlugsTable,
  ProductsTable,
  ProductTagsTable,
  StockMovementsTable,
  TagsTable,
} from './tables/catalogue.ts';
import type {
  CartItemsTable,
  CartsTable,
  DeliveryBranchesTable,
  DeliveryMethodsTable,
  ListPricesTable,
  PaymentMethodsTable,
  PriceListsTable,
  PromotionsTable,
  StockReservationsTable,
} from './tables/checkout.ts';
import type {
  AuthorSlugsTable,
  AuthorsTable,
  ElementsTable,
  EventsTable,
  PageSlugsTable,
  PagesTable,
  PostSlugsTable,
  PostsTable,
  PostTermsTable,
  TemplatesTable,
  TermSlugsTable,
  TermsTable,
} from './tables/content.ts';
import type {
  DownloadsTable,
  HandDeliveriesTable,
  ProductFilesTable,
  TicketsTable,
  VouchersTable,
} from './tables/digital.ts';
import type {
  DraftNodesTable,
  EditClockTable,
  PresenceTable,
  PublicationsTable,
  RevisionsTable,
} from './tables/editing.ts';
import type {
  ImportChunkTable,
  ImportItemsTable,
  ImportJobsTable,
  ImportMappingsTable,
  ImportPartsTable,
  ImportPicturesTable,
  ImportRowsTable,
} from './tables/imports.ts';
import type {
  ChangesTable,
  FormEntriesTable,
  FormsTable,
  IdempotencyKeysTable,
  JobLeasesTable,
  ListViewsTable,
  MailTextsTable,
  NewsletterSubscribersTable,
  OutboxTable,
  OutdatedTranslationsTable,
  RateLimitsTable,
  SearchPinsTable,
  SearchSynonymsTable,
  SlowPagesTable,
  UnusedFilesTable,
  VisitDaysTable,
  VisitorFilesTable,
} from './tables/operations.ts';
import type {
  CreditNotesTable,
  FiscalPapersTable,
  InvoicesTable,
  OrderCodesTable,
  OrderCounterTable,
  OrderEventsTable,
  OrderItemsTable,
  OrderSearchTable,
  OrdersTable,
  RefundItemsTable,
  RefundsTable,
  ReturnItemsTable,
  ReturnsTable,
  ShipmentItemsTable,
  ShipmentsTable,
  WithdrawalConfirmationsTable,
  WithdrawalsTable,
  YearlyCountersTable,
} from './tables/orders.ts';
import type { PaymentEventsTable, PaymentsTable } from './tables/payments.ts';
import type {
  AccountDeletionsTable,
  AddressesTable,
  ApiKeysTable,
  CommentsTable,
  CommentVotesTable,
  ConsentLogsTable,
  CustomerGroupsTable,
  CustomerNotesTable,
  MemberCardsTable,
  PasskeysTable,
  RatingCountsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
  SocialLoginsTable,
  TokensTable,
  UsersTable,
  WishListProductsTable,
  WishListsTable,
  WishlistItemsTable,
} from './tables/people.ts';
import type {
  ConsentAssignmentsTable,
  ConsentsTable,
  CountriesTable,
  FailedRequestsTable,
  LanguagesTable,
  MediaFoldersTable,
  MediaRenditionsTable,
  MediaTable,
  OptionsTable,
  RedirectsTable,
  SettingGroupsTable,
  SiteLanguagesTable,
  TaxesTable,
  TaxRatesTable,
} from './tables/settings.ts';

import type {
  ThemeDraftsTable,
  ThemeFontsTable,
  ThemeVariationsTable,
  ThemeVersionsTable,
} from './tables/themes.ts';
import type { WebhookMessagesTable, WebhooksTable } from './tables/webhooks.ts';

/** All tables, in sync with `migrations/`; a test compares both. */
export interface Database {
  media: MediaTable;
  media_folders: MediaFoldersTable;
  media_renditions: MediaRenditionsTable;
  options: OptionsTable;
  setting_groups: SettingGroupsTable;
  languages: LanguagesTable;
  site_languages: SiteLanguagesTable;
  countries: CountriesTable;
  taxes: TaxesTable;
  tax_rates: TaxRatesTable;
  consents: ConsentsTable;
  consent_assignments: ConsentAssignmentsTable;
  redirects: RedirectsTable;
  failed_requests: FailedRequestsTable;
  attributes: AttributesTable;
  attribute_values: AttributeValuesTable;
  categories: CategoriesTable;
  category_slugs: CategorySlugsTable;
  tags: TagsTable;
  products: ProductsTable;
  product_slugs: ProductSlugsTable;
  product_categories: ProductCategoriesTable;
  product_tags: ProductTagsTable;
  stock_movements: StockMovementsTable;
  product_media: ProductMediaTable;
  product_files: ProductFilesTable;
  product_attribute_values: ProductAttributeValuesTable;
  bundle_items: BundleItemsTable;
  custom_options: CustomOptionsTable;
  cross_sells: CrossSellsTable;
  manufacturers: ManufacturersTable;
  planned_sales: PlannedSalesTable;
  price_history: PriceHistoryTable;
  product_search: ProductSearchTable;
  elements: ElementsTable;
  pages: PagesTable;
  page_slugs: PageSlugsTable;
  templates: TemplatesTable;
  authors: AuthorsTable;
  author_slugs: AuthorSlugsTable;
  posts: PostsTable;
  post_slugs: PostSlugsTable;
  terms: TermsTable;
  term_slugs: TermSlugsTable;
  post_terms: PostTermsTable;
  events: EventsTable;
  edit_clock: EditClockTable;
  draft_nodes: DraftNodesTable;
  revisions: RevisionsTable;
  publications: PublicationsTable;
  presence: PresenceTable;
  theme_fonts: ThemeFontsTable;
  theme_variations: ThemeVariationsTable;
  theme_versions: ThemeVersionsTable;
  theme_drafts: ThemeDraftsTable;
  member_cards: MemberCardsTable;
  users: UsersTable;
  account_deletions: AccountDeletionsTable;
  addresses: AddressesTable;
  sessions: SessionsTable;
  api_keys: ApiKeysTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  webhooks: WebhooksTable;
  webhook_messages: WebhookMessagesTable;
  social_logins: SocialLoginsTable;
  passkeys: PasskeysTable;
  tokens: TokensTable;
  customer_groups: CustomerGroupsTable;
  customer_notes: CustomerNotesTable;
  wishlist_items: WishlistItemsTable;
  wish_lists: WishListsTable;
  wish_list_products: WishListProductsTable;
  comments: CommentsTable;
  comment_votes: CommentVotesTable;
  rating_counts: RatingCountsTable;
  consent_logs: ConsentLogsTable;
  promotions: PromotionsTable;
  price_lists: PriceListsTable;
  list_prices: ListPricesTable;
  delivery_methods: DeliveryMethodsTable;
  delivery_branches: DeliveryBranchesTable;
  payment_methods: PaymentMethodsTable;
  carts: CartsTable;
  cart_items: CartItemsTable;
  stock_reservations: StockReservationsTable;
  orders: OrdersTable;
  order_counter: OrderCounterTable;
  order_search: OrderSearchTable;
  order_items: OrderItemsTable;
  order_events: OrderEventsTable;
  order_codes: OrderCodesTable;
  withdrawals: WithdrawalsTable;
  shipments: ShipmentsTable;
  shipment_items: ShipmentItemsTable;
  invoice_counters: YearlyCountersTable;
  invoices: InvoicesTable;
  credit_note_counters: YearlyCountersTable;
  credit_notes: CreditNotesTable;
  fiscal_papers: FiscalPapersTable;
  refunds: RefundsTable;
  refund_items: RefundItemsTable;
  returns: ReturnsTable;
  return_items: ReturnItemsTable;
  withdrawal_confirmations: WithdrawalConfirmationsTable;
  tickets: TicketsTable;
  vouchers: VouchersTable;
  hand_deliveries: HandDeliveriesTable;
  downloads: DownloadsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  outdated_translations: OutdatedTranslationsTable;
  changes: ChangesTable;
  list_views: ListViewsTable;
  slow_pages: SlowPagesTable;
  visit_days: VisitDaysTable;
  search_synonyms: SearchSynonymsTable;
  search_pins: SearchPinsTable;
  rate_limits: RateLimitsTable;
  job_leases: JobLeasesTable;
  forms: FormsTable;
  mail_texts: MailTextsTable;
  form_entries: FormEntriesTable;
  visitor_files: VisitorFilesTable;
  unused_files: UnusedFilesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  import_jobs: ImportJobsTable;
  import_parts: ImportPartsTable;
  import_rows: ImportRowsTable;
  import_items: ImportItemsTable;
  import_pictures: ImportPicturesTable;
  import_chunk: ImportChunkTable;
  import_mappings: ImportMappingsTable;
}
