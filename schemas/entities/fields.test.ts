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
const named: readonly (readonly [id: string, schema: object, fields: string])[] = [
  [
    'ENT-01',
    s.Cart,
    'id protectCode items prices digitalOnly session coupon couponCode deliveryMethodId paymentMethodId options options.deliveryBranchId',
  ],
  ['ENT-02', s.PriceSummary, prices],
  ['ENT-02', s.Cart, 'priceSummary prices.converted prices.base.finalPrice prices.base.cartTotal'],
  [
    'ENT-03',
    s.CartItem,
    'itemId productId qty options options.personalizations productData.name productData.media productData.slug productData.mainProductSlug productData.isVisibleIndividually prices.converted.finalPrice prices.converted.row',
  ],
  ['ENT-04', s.CartAdd, 'cartId protectCode currencyId productId qty options reservation'],
  [
    'ENT-05',
    s.CartOptions,
    'customPriceOption.customOptionTitle customPriceOption.customOptionValue personalizations bundleOptions bundleOptions.main bundleOptions.selected bundleOptions.id bundleOptions.options.personalizations',
  ],
  ['ENT-06', s.CartForm, 'coupon memberCardBarcode'],
  ['ENT-07', s.GuestUser, 'id email'],
  [
    'ENT-08',
    s.User,
    'id email username details.firstName details.lastName company.name memberCardBarcode addresses isBackofficeUser scope',
  ],
  ['ENT-09', s.Address, `id type ${personFields} region companyName companyOIB`],
  ['ENT-11', s.Registration, 'addresses details email password username memberCardBarcode'],
  [
    'ENT-12',
    s.Product,
    'id name type media slug sku format bundles bundles.product bundles.product.id bundles.format associatedProducts discount basicPrice retailPrice finalPrice categoryPriority membershipPrice crossSellProducts crossSellProducts.id attributeSet.attributes.attributeCode attributeSet.attributes.value.value',
  ],
  [
    'ENT-13',
    s.ConfigurationAttribute,
    'label inputType customClass values.id values.value values.isMedia values.shopDefault',
  ],
  [
    'ENT-14',
    s.CustomOption,
    'option_type custom_option_values custom_option_values.label type fieldType',
  ],
  [
    'ENT-15',
    s.LayeredFilter,
    `${layers} values.valueLabel values.totalProducts values.minValue values.maxValue values.attributeID`,
  ],
  ['ENT-16', s.Filter, 'key value range'],
  ['ENT-17', s.Category, 'id name slug image sortTypes sortDefaultType'],
  [
    'ENT-18',
    s.Post,
    'id title excerpt body media published_at terms.categories.id terms.categories.title terms.categories.slug terms.slugMain',
  ],
  ['ENT-19', s.PostCategory, 'slug title id'],
  ['ENT-20', s.NavigationItem, 'id title children link'],
  ['ENT-21', s.Wishlist, 'data.product_id lastPage page limit total perPage'],
  ['ENT-22', s.DeliveryMethod, 'id name description options.id options.name'],
  ['ENT-23', s.PaymentMethod, 'id name description paymentType'],
  [
    'ENT-24',
    s.OrderResult,
    'html html.isSubscription html.plan_id html.quantity html.orderId html.total html.scriptUrl orderSlug',
  ],
  ['ENT-25', s.OrderDocument, 'id store extended'],
  ['ENT-27', s.Consent, 'id uniqueNumber displayName assigned_to consents requiredConsents'],
  ['ENT-28', s.Goal, 'goalType goal confirmedEmail'],
  [
    'ENT-29',
    s.Element,
    'id handler title type language_code options parts meta mobileMeta mobileOptions linkMeta slug created_at',
  ],
  [
    'ENT-30',
    s.Media,
    'id driveId version title description size path newPath displayName originalName extension mime hash access usePublicPath alternativePaths default',
  ],
  ['ENT-31', s.MediaOption, 'id key value autoResize x y'],
  ['ENT-32', s.Language, 'id name_hrv name_eng name_ger name_srp code code2 name'],
  ['ENT-33', s.Country, 'id iso code name'],
  ['ENT-34', s.Currency, 'label symbol'],
  ['ENT-34', s.CurrencyConfig, 'allowedCurrencies mainCurrencyId'],
  [
    'ENT-35',
    s.DomainConfig,
    'apiKeyToken siteID site.name site.url subdomain externalURLs cmsLanguages extra.mediaOptions extra.checkoutSettings extra.currencyConfig extra.cmsOptionFilter extra.cmsElements apiKeyId stores',
  ],
  ['ENT-36', s.Domain, 'name url'],
  [
    'ENT-37',
    s.Application,
    'language defaultLanguage currency domain store.storeID countries checkoutSettings.allowedCountries',
  ],
  [
    'ENT-38',
    s.CmsOptions,
    'ThemeNavigations.main ThemeNavigations.footer1 ThemeNavigations.footer2 ThemeNavigations.footer3 ThemeNavigations.footer4 Logo CopyrightText CookieNotice CustomHeader CustomFooter GoogleAnalyticsId GoogleTagManagerId AutoGenerateSiteMap RequireAdminPublishing SiteMapOptions CmsVersion WwwPolicy DefaultProductTemplate PasswordProtection HomePageSlug SendEmailTo SendGdprTo DefaultLanguage AllowedLanguages GitlabProjectId',
  ],
  ['ENT-39', s.ReviewOptions, rules],
  [
    'ENT-40',
    s.ReviewOptions,
    'RequireRatingForCommentOnSite RequireCommentForRatingOnSite NumberOfStarsOnSite OneUserOneCommentOnSite UserCanEditCommentOnSite AnonymousCanMultipleReviewOnSite',
  ],
  ['ENT-41', s.ConsentAssignment, 'assigned_to consents requiredConsents'],
  ['ENT-42', s.LinkMapping, 'handler linkId order master_id meta options'],
  ['ENT-43', s.Release, 'tag_name description_html'],
];

const nameOf = (schema: object) =>
  Object.entries<object>(s).find(([, each]) => each === schema)?.[0];
const rows = named.map(([id, schema, fields]) => [id, nameOf(schema), schema, fields] as const);

it.each(rows)(
  '%s: %s declares every listed field · ENT-01 ENT-02 ENT-03 ENT-04 ENT-05 ENT-06 ENT-07 ENT-08 ENT-09 ENT-11 ENT-12 ENT-13 ENT-14 ENT-15 ENT-16 ENT-17 ENT-18 ENT-19 ENT-20 ENT-21 ENT-22 ENT-23 ENT-24 ENT-25 ENT-27 ENT-28 ENT-29 ENT-30 ENT-31 ENT-32 ENT-33 ENT-34 ENT-35 ENT-36 ENT-37 ENT-38 ENT-39 ENT-40 ENT-41 ENT-42 ENT-43',
  (_id, _name, schema, fields) => {
    const all = fields.split(' ');
    expect(all.filter((field) => !declares(schema as Schema, field.split('.')))).toEqual([]);
  },
);

it('finds declared fields and no others', () => {
  expect(declares(s.Cart as Schema, ['price'])).toBe(false);
  expect(declares(s.Cart as Schema, ['options', 'branch'])).toBe(false);
});
