import { expect, it } from 'vitest';
import { entitySchemas as s } from './entities.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Whether the schema declares the field; `a.b` is b inside a, in lists as well as in objects. */
function declares(schema: Schema, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  const own = schema.properties?.[name];
  if (own && declares(own, rest)) return true;
  const others = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return others.some((other) => other !== undefined && declares(other, path));
}

const personFields =
  'firstName lastName contactEmail contactPhone country city street houseNumber zipCode';
const prices = 'cartTotal coupon delivery itemsTotal loyalty orderTotal tax tax.cartTotal';
const layers = 'attributeCode label type attributeID values';
const rules =
  'AnonymousChat RequireRatingForComment RequireCommentForRating NumberOfStars CanCommentOnBlog OneUserOneComment UserCanEditComment AnonymousCanMultipleReview';

/** The fields that the checklist lists for each entity. */
const named: readonly (readonly [schema: object, fields: string])[] = [
  [
    s.Cart,
    'id protectCode items prices digitalOnly session coupon couponCode deliveryMethodId paymentMethodId options options.deliveryBranchId',
  ],
  [s.PriceSummary, prices],
  [s.Cart, 'priceSummary prices.converted prices.base.finalPrice prices.base.cartTotal'],
  [
    s.CartItem,
    'itemId productId qty options options.personalizations productData.name productData.media productData.slug productData.mainProductSlug productData.isVisibleIndividually prices.converted.finalPrice prices.converted.row',
  ],
  [s.CartAdd, 'cartId protectCode currencyId productId qty options reservation'],
  [
    s.CartOptions,
    'customPriceOption.customOptionTitle customPriceOption.customOptionValue personalizations bundleOptions bundleOptions.main bundleOptions.selected bundleOptions.id bundleOptions.options.personalizations',
  ],
  [s.CartForm, 'coupon memberCardBarcode'],
  [s.GuestUser, 'id email'],
  [
    s.User,
    'id email username details.firstName details.lastName company.name memberCardBarcode addresses isBackofficeUser scope',
  ],
  [s.Address, `id type ${personFields} region companyName companyOIB`],
  [s.Registration, 'addresses details email password username memberCardBarcode'],
  [
    s.Product,
    'id name type media slug sku format bundles bundles.product bundles.product.id bundles.format associatedProducts discount basicPrice retailPrice finalPrice categoryPriority membershipPrice crossSellProducts crossSellProducts.id attributeSet.attributes.attributeCode attributeSet.attributes.value.value',
  ],
  [
    s.ConfigurationAttribute,
    'label inputType customClass values.id values.value values.isMedia values.shopDefault',
  ],
  [s.CustomOption, 'option_type custom_option_values.label type fieldType'],
  [
    s.LayeredFilter,
    `${layers} values.valueLabel values.totalProducts values.minValue values.maxValue values.attributeID`,
  ],
  [s.Filter, 'key value range'],
  [s.Category, 'id name slug image sortTypes sortDefaultType'],
  [
    s.Post,
    'id title excerpt body media published_at terms.categories.id terms.categories.title terms.categories.slug terms.slugMain',
  ],
  [s.PostCategory, 'slug title id'],
  [s.NavigationItem, 'id title children link'],
  [s.Wishlist, 'data.product_id lastPage page limit total perPage'],
  [s.DeliveryMethod, 'id name description options.id options.name'],
  [s.PaymentMethod, 'id name description paymentType'],
  [
    s.OrderResult,
    'html html.isSubscription html.plan_id html.quantity html.orderId html.total html.scriptUrl orderSlug',
  ],
  [s.OrderDocument, 'id store extended'],
  [s.Consent, 'id uniqueNumber displayName assigned_to consents requiredConsents'],
  [s.Goal, 'goalType goal confirmedEmail'],
  [
    s.Element,
    'id handler title type language_code options parts meta mobileMeta mobileOptions linkMeta slug created_at',
  ],
  [
    s.Media,
    'id driveId version title description size path newPath displayName originalName extension mime hash access usePublicPath alternativePaths default',
  ],
  [s.MediaOption, 'id key value autoResize x y'],
  [s.Language, 'id name_hrv name_eng name_ger name_srp code code2 name'],
  [s.Country, 'id iso code name'],
  [s.Currency, 'label symbol'],
  [s.CurrencyConfig, 'allowedCurrencies mainCurrencyId'],
  [
    s.DomainConfig,
    'apiKeyToken siteID site.name site.url subdomain externalURLs cmsLanguages extra.mediaOptions extra.checkoutSettings extra.currencyConfig extra.cmsOptionFilter extra.cmsElements apiKeyId stores',
  ],
  [s.Domain, 'name url'],
  [
    s.Application,
    'language defaultLanguage currency domain store.storeID countries checkoutSettings.allowedCountries',
  ],
  [
    s.CmsOptions,
    'ThemeNavigations.main ThemeNavigations.footer1 ThemeNavigations.footer4 Logo CopyrightText CookieNotice CustomHeader CustomFooter AutoGenerateSiteMap RequireAdminPublishing SiteMapOptions CmsVersion WwwPolicy DefaultProductTemplate PasswordProtection HomePageSlug SendEmailTo SendGdprTo DefaultLanguage AllowedLanguages GitlabProjectId',
  ],
  [s.ReviewOptions, rules],
  [
    s.ReviewOptions,
    'RequireRatingForCommentOnSite RequireCommentForRatingOnSite NumberOfStarsOnSite OneUserOneCommentOnSite UserCanEditCommentOnSite AnonymousCanMultipleReviewOnSite',
  ],
  [s.ConsentAssignment, 'assigned_to consents requiredConsents'],
  [s.LinkMapping, 'handler linkId order master_id meta options'],
  [s.Release, 'tag_name description_html'],
];

const nameOf = (schema: object) =>
  Object.entries<object>(s).find(([, each]) => each === schema)?.[0];
const rows = named.map(([schema, fields]) => [nameOf(schema), schema, fields] as const);

it.each(rows)('%s declares every listed field', (_, schema, fields) => {
  const all = fields.split(' ');
  expect(all.filter((field) => !declares(schema as Schema, field.split('.')))).toEqual([]);
});

it('finds declared fields and no others', () => {
  expect(declares(s.Cart as Schema, ['price'])).toBe(false);
  expect(declares(s.Cart as Schema, ['options', 'branch'])).toBe(false);
});
