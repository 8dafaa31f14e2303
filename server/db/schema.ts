import type {
  AttributesTable,
  AttributeValuesTable,
  BundleItemsTable,
  CategoriesTable,
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
  TagsTable,
} from './tables/catalogue.ts';
import type {
  CartItemsTable,
  CartsTable,
  CouponsTable,
  DeliveryBranchesTable,
  DeliveryMethodsTable,
  PaymentMethodsTable,
  StockReservationsTable,
} from './tables/checkout.ts';
import type {
  ElementsTable,
  EventsTable,
  PageSlugsTable,
  PagesTable,
  PostSlugsTable,
  PostsTable,
  PostTermsTable,
  TemplatesTable,
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
  FormEntriesTable,
  FormsTable,
  IdempotencyKeysTable,
  JobLeasesTable,
  NewsletterSubscribersTable,
  OutboxTable,
  RateLimitsTable,
} from './tables/operations.ts';
import type {
  CreditNotesTable,
  InvoicesTable,
  OrderCodesTable,
  OrderEventsTable,
  OrderItemsTable,
  OrdersTable,
  ShipmentItemsTable,
  ShipmentsTable,
  WithdrawalConfirmationsTable,
  WithdrawalsTable,
  YearlyCountersTable,
} from './tables/orders.ts';
import type { PaymentEventsTable, PaymentsTable } from './tables/payments.ts';
import type {
  AddressesTable,
  CommentsTable,
  ConsentLogsTable,
  MemberCardsTable,
  SessionsTable,
  TokensTable,
  UsersTable,
  WishlistItemsTable,
} from './tables/people.ts';
import type {
  ConsentAssignmentsTable,
  ConsentsTable,
  CountriesTable,
  FailedRequestsTable,
  LanguagesTable,
  MediaRenditionsTable,
  MediaTable,
  OptionsTable,
  RedirectsTable,
  SiteLanguagesTable,
  TaxesTable,
  TaxRatesTable,
} from './tables/settings.ts';

/** All tables, in sync with `migrations/`; a test compares both. */
export interface Database {
  media: MediaTable;
  media_renditions: MediaRenditionsTable;
  options: OptionsTable;
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
  tags: TagsTable;
  products: ProductsTable;
  product_slugs: ProductSlugsTable;
  product_categories: ProductCategoriesTable;
  product_tags: ProductTagsTable;
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
  posts: PostsTable;
  post_slugs: PostSlugsTable;
  terms: TermsTable;
  post_terms: PostTermsTable;
  events: EventsTable;
  edit_clock: EditClockTable;
  draft_nodes: DraftNodesTable;
  revisions: RevisionsTable;
  publications: PublicationsTable;
  presence: PresenceTable;
  member_cards: MemberCardsTable;
  users: UsersTable;
  addresses: AddressesTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  wishlist_items: WishlistItemsTable;
  comments: CommentsTable;
  consent_logs: ConsentLogsTable;
  coupons: CouponsTable;
  delivery_methods: DeliveryMethodsTable;
  delivery_branches: DeliveryBranchesTable;
  payment_methods: PaymentMethodsTable;
  carts: CartsTable;
  cart_items: CartItemsTable;
  stock_reservations: StockReservationsTable;
  orders: OrdersTable;
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
  withdrawal_confirmations: WithdrawalConfirmationsTable;
  tickets: TicketsTable;
  vouchers: VouchersTable;
  hand_deliveries: HandDeliveriesTable;
  downloads: DownloadsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  job_leases: JobLeasesTable;
  forms: FormsTable;
  form_entries: FormEntriesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
}
