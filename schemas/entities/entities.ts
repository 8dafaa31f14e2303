import {
  elementInputSchema,
  elementSchema,
  linkMappingSchema,
} from '../document/element.schema.ts';
import { addressInputSchema, addressSchema, buyerAddressSchema } from './address.ts';
import { cartSchema, cartSessionSchema, priceSummarySchema, taxRowSchema } from './cart.ts';
import { cartAddSchema, cartFormSchema, cartOptionsSchema } from './cart-add.ts';
import { cartItemSchema } from './cart-item.ts';
import { categorySchema } from './category.ts';
import { deliveryMethodSchema, paymentMethodSchema } from './checkout-methods.ts';
import { cmsOptionsSchema, reviewOptionsSchema } from './cms-options.ts';
import { commentListSchema, commentSchema } from './comment.ts';
import { consentAssignmentSchema, consentSchema, goalSchema } from './consent.ts';
import { configurationAttributeSchema, customOptionSchema } from './custom-option.ts';
import { applicationSchema, domainConfigSchema } from './domain-config.ts';
import { formSchema } from './form.ts';
import { filterSchema, layeredFilterSchema } from './layered-filter.ts';
import { mediaOptionSchema, mediaSchema } from './media.ts';
import { navigationItemSchema } from './navigation-item.ts';
import {
  bankTransferSchema,
  orderDetailsSchema,
  orderDocumentSchema,
  orderItemSchema,
  orderResultSchema,
  orderSummarySchema,
  payPalSchema,
} from './order.ts';
import { eventSchema, postCategorySchema, postSchema, postTypeSchema } from './post.ts';
import { productCardSchema, productSchema, tagSchema } from './product.ts';
import { bundledProductSchema, bundleEntrySchema, variantSchema } from './product-parts.ts';
import { layoutElementsSchema, screenDocumentSchema } from './screen-document.ts';
import {
  checkoutSettingsSchema,
  countrySchema,
  currencyConfigSchema,
  currencySchema,
  domainSchema,
  languageSchema,
  releaseSchema,
} from './settings.ts';
import { orderFulfilmentSchema, orderShipmentSchema } from './shipment.ts';
import { guestUserSchema, registrationSchema, tokensSchema, userSchema } from './user.ts';
import { wishlistItemSchema, wishlistSchema } from './wishlist.ts';

/** Every named schema: OpenAPI lists them as components, and strict Ajv must compile them. */
export const entitySchemas = {
  Address: addressSchema,
  AddressInput: addressInputSchema,
  BuyerAddress: buyerAddressSchema,
  Application: applicationSchema,
  BankTransfer: bankTransferSchema,
  BundledProduct: bundledProductSchema,
  BundleEntry: bundleEntrySchema,
  Cart: cartSchema,
  CartAdd: cartAddSchema,
  CartForm: cartFormSchema,
  CartItem: cartItemSchema,
  CartOptions: cartOptionsSchema,
  CartSession: cartSessionSchema,
  Category: categorySchema,
  CheckoutSettings: checkoutSettingsSchema,
  CmsOptions: cmsOptionsSchema,
  Comment: commentSchema,
  CommentList: commentListSchema,
  ConfigurationAttribute: configurationAttributeSchema,
  Consent: consentSchema,
  ConsentAssignment: consentAssignmentSchema,
  Country: countrySchema,
  Currency: currencySchema,
  CurrencyConfig: currencyConfigSchema,
  CustomOption: customOptionSchema,
  DeliveryMethod: deliveryMethodSchema,
  Domain: domainSchema,
  DomainConfig: domainConfigSchema,
  Element: elementSchema,
  ElementInput: elementInputSchema,
  Event: eventSchema,
  Filter: filterSchema,
  Form: formSchema,
  Goal: goalSchema,
  GuestUser: guestUserSchema,
  Language: languageSchema,
  LayeredFilter: layeredFilterSchema,
  LayoutElements: layoutElementsSchema,
  LinkMapping: linkMappingSchema,
  Media: mediaSchema,
  MediaOption: mediaOptionSchema,
  NavigationItem: navigationItemSchema,
  OrderDetails: orderDetailsSchema,
  OrderDocument: orderDocumentSchema,
  OrderFulfilment: orderFulfilmentSchema,
  OrderItem: orderItemSchema,
  OrderResult: orderResultSchema,
  OrderShipment: orderShipmentSchema,
  OrderSummary: orderSummarySchema,
  PaymentMethod: paymentMethodSchema,
  PayPal: payPalSchema,
  Post: postSchema,
  PostCategory: postCategorySchema,
  PostType: postTypeSchema,
  PriceSummary: priceSummarySchema,
  Product: productSchema,
  ProductCard: productCardSchema,
  Registration: registrationSchema,
  Release: releaseSchema,
  ReviewOptions: reviewOptionsSchema,
  ScreenDocument: screenDocumentSchema,
  Tag: tagSchema,
  TaxRow: taxRowSchema,
  Tokens: tokensSchema,
  User: userSchema,
  Variant: variantSchema,
  Wishlist: wishlistSchema,
  WishlistItem: wishlistItemSchema,
} as const;
