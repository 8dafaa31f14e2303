// Written by `npm run gen`.
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import accordionLabels from 'virtual:labels/blocks/accordion';
import { model as accordionModel } from './accordion/model.ts';
import adminPanelLabels from 'virtual:labels/blocks/admin-panel';
import { model as adminPanelModel } from './admin-panel/model.ts';
import bannerLabels from 'virtual:labels/blocks/banner';
import { model as bannerModel } from './banner/model.ts';
import callToActionLabels from 'virtual:labels/blocks/call-to-action';
import { model as callToActionModel } from './call-to-action/model.ts';
import cartItemsLabels from 'virtual:labels/blocks/cart-items';
import { model as cartItemsModel } from './cart-items/model.ts';
import cartModalLabels from 'virtual:labels/blocks/cart-modal';
import { model as cartModalModel } from './cart-modal/model.ts';
import cartRestoreLabels from 'virtual:labels/blocks/cart-restore';
import { model as cartRestoreModel } from './cart-restore/model.ts';
import cartSummaryLabels from 'virtual:labels/blocks/cart-summary';
import { model as cartSummaryModel } from './cart-summary/model.ts';
import categoryListLabels from 'virtual:labels/blocks/category-list';
import { model as categoryListModel } from './category-list/model.ts';
import checkoutAddressLabels from 'virtual:labels/blocks/checkout-address';
import { model as checkoutAddressModel } from './checkout-address/model.ts';
import checkoutPaymentLabels from 'virtual:labels/blocks/checkout-payment';
import { model as checkoutPaymentModel } from './checkout-payment/model.ts';
import checkoutShippingLabels from 'virtual:labels/blocks/checkout-shipping';
import { model as checkoutShippingModel } from './checkout-shipping/model.ts';
import columnsLabels from 'virtual:labels/blocks/columns';
import { model as columnsModel } from './columns/model.ts';
import comingSoonLabels from 'virtual:labels/blocks/coming-soon';
import { model as comingSoonModel } from './coming-soon/model.ts';
import commentsLabels from 'virtual:labels/blocks/comments';
import { model as commentsModel } from './comments/model.ts';
import confirmEmailLabels from 'virtual:labels/blocks/confirm-email';
import { model as confirmEmailModel } from './confirm-email/model.ts';
import cookieSectionLabels from 'virtual:labels/blocks/cookie-section';
import { model as cookieSectionModel } from './cookie-section/model.ts';
import couponFormLabels from 'virtual:labels/blocks/coupon-form';
import { model as couponFormModel } from './coupon-form/model.ts';
import crossSellLabels from 'virtual:labels/blocks/cross-sell';
import { model as crossSellModel } from './cross-sell/model.ts';
import errorLabels from 'virtual:labels/blocks/error';
import { model as errorModel } from './error/model.ts';
import eventDetailLabels from 'virtual:labels/blocks/event-detail';
import { model as eventDetailModel } from './event-detail/model.ts';
import eventListLabels from 'virtual:labels/blocks/event-list';
import { model as eventListModel } from './event-list/model.ts';
import footerSectionLabels from 'virtual:labels/blocks/footer-section';
import { model as footerSectionModel } from './footer-section/model.ts';
import forgotPasswordFormLabels from 'virtual:labels/blocks/forgot-password-form';
import { model as forgotPasswordFormModel } from './forgot-password-form/model.ts';
import formLabels from 'virtual:labels/blocks/form';
import { model as formModel } from './form/model.ts';
import galleryLabels from 'virtual:labels/blocks/gallery';
import { model as galleryModel } from './gallery/model.ts';
import headerSectionLabels from 'virtual:labels/blocks/header-section';
import { model as headerSectionModel } from './header-section/model.ts';
import heroLabels from 'virtual:labels/blocks/hero';
import { model as heroModel } from './hero/model.ts';
import imageLabels from 'virtual:labels/blocks/image';
import { model as imageModel } from './image/model.ts';
import loginFormLabels from 'virtual:labels/blocks/login-form';
import { model as loginFormModel } from './login-form/model.ts';
import memberCardFormLabels from 'virtual:labels/blocks/member-card-form';
import { model as memberCardFormModel } from './member-card-form/model.ts';
import membershipCardLabels from 'virtual:labels/blocks/membership-card';
import { model as membershipCardModel } from './membership-card/model.ts';
import navigationLabels from 'virtual:labels/blocks/navigation';
import { model as navigationModel } from './navigation/model.ts';
import newsListLabels from 'virtual:labels/blocks/news-list';
import { model as newsListModel } from './news-list/model.ts';
import newsletterLabels from 'virtual:labels/blocks/newsletter';
import { model as newsletterModel } from './newsletter/model.ts';
import notFoundLabels from 'virtual:labels/blocks/not-found';
import { model as notFoundModel } from './not-found/model.ts';
import openingHoursLabels from 'virtual:labels/blocks/opening-hours';
import { model as openingHoursModel } from './opening-hours/model.ts';
import orderFailureLabels from 'virtual:labels/blocks/order-failure';
import { model as orderFailureModel } from './order-failure/model.ts';
import orderNoteLabels from 'virtual:labels/blocks/order-note';
import { model as orderNoteModel } from './order-note/model.ts';
import orderSuccessLabels from 'virtual:labels/blocks/order-success';
import { model as orderSuccessModel } from './order-success/model.ts';
import postCategoryLabels from 'virtual:labels/blocks/post-category';
import { model as postCategoryModel } from './post-category/model.ts';
import postDetailLabels from 'virtual:labels/blocks/post-detail';
import { model as postDetailModel } from './post-detail/model.ts';
import postListLabels from 'virtual:labels/blocks/post-list';
import { model as postListModel } from './post-list/model.ts';
import productDetailLabels from 'virtual:labels/blocks/product-detail';
import { model as productDetailModel } from './product-detail/model.ts';
import productListLabels from 'virtual:labels/blocks/product-list';
import { model as productListModel } from './product-list/model.ts';
import productReviewsLabels from 'virtual:labels/blocks/product-reviews';
import { model as productReviewsModel } from './product-reviews/model.ts';
import productStripLabels from 'virtual:labels/blocks/product-strip';
import { model as productStripModel } from './product-strip/model.ts';
import profilePanelLabels from 'virtual:labels/blocks/profile-panel';
import { model as profilePanelModel } from './profile-panel/model.ts';
import registerFormLabels from 'virtual:labels/blocks/register-form';
import { model as registerFormModel } from './register-form/model.ts';
import richTextLabels from 'virtual:labels/blocks/rich-text';
import { model as richTextModel } from './rich-text/model.ts';
import searchResultsLabels from 'virtual:labels/blocks/search-results';
import { model as searchResultsModel } from './search-results/model.ts';
import sectionLabels from 'virtual:labels/blocks/section';
import { model as sectionModel } from './section/model.ts';
import socialLoginLabels from 'virtual:labels/blocks/social-login';
import { model as socialLoginModel } from './social-login/model.ts';
import tabsLabels from 'virtual:labels/blocks/tabs';
import { model as tabsModel } from './tabs/model.ts';
import unpaidOrderLabels from 'virtual:labels/blocks/unpaid-order';
import { model as unpaidOrderModel } from './unpaid-order/model.ts';
import withdrawalFormLabels from 'virtual:labels/blocks/withdrawal-form';
import { model as withdrawalFormModel } from './withdrawal-form/model.ts';
import * as validators from './validators.gen.js';

export const editorBlocks: EditorBlocks = {
  'accordion': {
    model: accordionModel,
    labels: accordionLabels,
    validate: validators.accordion,
    view: () => import('./accordion/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./accordion/fixtures/current.json'),
    },
  },
  'admin-panel': {
    model: adminPanelModel,
    labels: adminPanelLabels,
    validate: validators.adminPanel,
    view: () => import('./admin-panel/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./admin-panel/fixtures/current.json'),
      'cache': () => import('./admin-panel/fixtures/cache.json'),
      'consents': () => import('./admin-panel/fixtures/consents.json'),
      'templates': () => import('./admin-panel/fixtures/templates.json'),
    },
  },
  'banner': {
    model: bannerModel,
    labels: bannerLabels,
    validate: validators.banner,
    view: () => import('./banner/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./banner/fixtures/current.json'),
      'former-names': () => import('./banner/fixtures/former-names.json'),
      'plain': () => import('./banner/fixtures/plain.json'),
    },
  },
  'call-to-action': {
    model: callToActionModel,
    labels: callToActionLabels,
    validate: validators.callToAction,
    view: () => import('./call-to-action/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./call-to-action/fixtures/current.json'),
      'former-names': () => import('./call-to-action/fixtures/former-names.json'),
    },
  },
  'cart-items': {
    model: cartItemsModel,
    labels: cartItemsLabels,
    validate: validators.cartItems,
    view: () => import('./cart-items/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./cart-items/fixtures/current.json'),
      'blocked': () => import('./cart-items/fixtures/blocked.json'),
      'empty': () => import('./cart-items/fixtures/empty.json'),
    },
  },
  'cart-modal': {
    model: cartModalModel,
    labels: cartModalLabels,
    validate: validators.cartModal,
    view: () => import('./cart-modal/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./cart-modal/fixtures/current.json'),
      'empty': () => import('./cart-modal/fixtures/empty.json'),
    },
  },
  'cart-restore': {
    model: cartRestoreModel,
    labels: cartRestoreLabels,
    validate: validators.cartRestore,
    view: () => import('./cart-restore/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./cart-restore/fixtures/current.json'),
      'empty': () => import('./cart-restore/fixtures/empty.json'),
    },
  },
  'cart-summary': {
    model: cartSummaryModel,
    labels: cartSummaryLabels,
    validate: validators.cartSummary,
    view: () => import('./cart-summary/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./cart-summary/fixtures/current.json'),
      'blocked': () => import('./cart-summary/fixtures/blocked.json'),
      'compact': () => import('./cart-summary/fixtures/compact.json'),
      'empty': () => import('./cart-summary/fixtures/empty.json'),
      'full': () => import('./cart-summary/fixtures/full.json'),
    },
  },
  'category-list': {
    model: categoryListModel,
    labels: categoryListLabels,
    validate: validators.categoryList,
    view: () => import('./category-list/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./category-list/fixtures/current.json'),
      'chips': () => import('./category-list/fixtures/chips.json'),
    },
  },
  'checkout-address': {
    model: checkoutAddressModel,
    labels: checkoutAddressLabels,
    validate: validators.checkoutAddress,
    view: () => import('./checkout-address/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./checkout-address/fixtures/current.json'),
      'digital': () => import('./checkout-address/fixtures/digital.json'),
      'done': () => import('./checkout-address/fixtures/done.json'),
      'empty': () => import('./checkout-address/fixtures/empty.json'),
      'filled': () => import('./checkout-address/fixtures/filled.json'),
      'no-consents': () => import('./checkout-address/fixtures/no-consents.json'),
    },
  },
  'checkout-payment': {
    model: checkoutPaymentModel,
    labels: checkoutPaymentLabels,
    validate: validators.checkoutPayment,
    view: () => import('./checkout-payment/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./checkout-payment/fixtures/current.json'),
      'ahead': () => import('./checkout-payment/fixtures/ahead.json'),
      'digital': () => import('./checkout-payment/fixtures/digital.json'),
      'empty': () => import('./checkout-payment/fixtures/empty.json'),
    },
  },
  'checkout-shipping': {
    model: checkoutShippingModel,
    labels: checkoutShippingLabels,
    validate: validators.checkoutShipping,
    view: () => import('./checkout-shipping/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./checkout-shipping/fixtures/current.json'),
      'ahead': () => import('./checkout-shipping/fixtures/ahead.json'),
      'done': () => import('./checkout-shipping/fixtures/done.json'),
      'empty': () => import('./checkout-shipping/fixtures/empty.json'),
      'nowhere': () => import('./checkout-shipping/fixtures/nowhere.json'),
    },
  },
  'columns': {
    model: columnsModel,
    labels: columnsLabels,
    validate: validators.columns,
    view: () => import('./columns/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./columns/fixtures/current.json'),
    },
  },
  'coming-soon': {
    model: comingSoonModel,
    labels: comingSoonLabels,
    validate: validators.comingSoon,
    view: () => import('./coming-soon/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./coming-soon/fixtures/current.json'),
    },
  },
  'comments': {
    model: commentsModel,
    labels: commentsLabels,
    validate: validators.comments,
    view: () => import('./comments/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./comments/fixtures/current.json'),
      'closed': () => import('./comments/fixtures/closed.json'),
      'empty': () => import('./comments/fixtures/empty.json'),
    },
  },
  'confirm-email': {
    model: confirmEmailModel,
    labels: confirmEmailLabels,
    validate: validators.confirmEmail,
    view: () => import('./confirm-email/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./confirm-email/fixtures/current.json'),
    },
  },
  'cookie-section': {
    model: cookieSectionModel,
    labels: cookieSectionLabels,
    validate: validators.cookieSection,
    view: () => import('./cookie-section/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./cookie-section/fixtures/current.json'),
    },
  },
  'coupon-form': {
    model: couponFormModel,
    labels: couponFormLabels,
    validate: validators.couponForm,
    view: () => import('./coupon-form/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./coupon-form/fixtures/current.json'),
      'applied': () => import('./coupon-form/fixtures/applied.json'),
      'empty': () => import('./coupon-form/fixtures/empty.json'),
    },
  },
  'cross-sell': {
    model: crossSellModel,
    labels: crossSellLabels,
    validate: validators.crossSell,
    view: () => import('./cross-sell/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./cross-sell/fixtures/current.json'),
    },
  },
  'error': {
    model: errorModel,
    labels: errorLabels,
    validate: validators.error,
    view: () => import('./error/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./error/fixtures/current.json'),
    },
  },
  'event-detail': {
    model: eventDetailModel,
    labels: eventDetailLabels,
    validate: validators.eventDetail,
    view: () => import('./event-detail/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./event-detail/fixtures/current.json'),
      'without-list': () => import('./event-detail/fixtures/without-list.json'),
    },
  },
  'event-list': {
    model: eventListModel,
    labels: eventListLabels,
    validate: validators.eventList,
    view: () => import('./event-list/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./event-list/fixtures/current.json'),
      'month': () => import('./event-list/fixtures/month.json'),
    },
  },
  'footer-section': {
    model: footerSectionModel,
    labels: footerSectionLabels,
    validate: validators.footerSection,
    view: () => import('./footer-section/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./footer-section/fixtures/current.json'),
    },
  },
  'forgot-password-form': {
    model: forgotPasswordFormModel,
    labels: forgotPasswordFormLabels,
    validate: validators.forgotPasswordForm,
    view: () => import('./forgot-password-form/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./forgot-password-form/fixtures/current.json'),
      'new-password': () => import('./forgot-password-form/fixtures/new-password.json'),
    },
  },
  'form': {
    model: formModel,
    labels: formLabels,
    validate: validators.form,
    view: () => import('./form/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./form/fixtures/current.json'),
      'steps': () => import('./form/fixtures/steps.json'),
    },
  },
  'gallery': {
    model: galleryModel,
    labels: galleryLabels,
    validate: validators.gallery,
    view: () => import('./gallery/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./gallery/fixtures/current.json'),
      'strip': () => import('./gallery/fixtures/strip.json'),
    },
  },
  'header-section': {
    model: headerSectionModel,
    labels: headerSectionLabels,
    validate: validators.headerSection,
    view: () => import('./header-section/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./header-section/fixtures/current.json'),
      'former-names': () => import('./header-section/fixtures/former-names.json'),
    },
  },
  'hero': {
    model: heroModel,
    labels: heroLabels,
    validate: validators.hero,
    view: () => import('./hero/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./hero/fixtures/current.json'),
      'former-names': () => import('./hero/fixtures/former-names.json'),
    },
  },
  'image': {
    model: imageModel,
    labels: imageLabels,
    validate: validators.image,
    view: () => import('./image/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./image/fixtures/current.json'),
    },
  },
  'login-form': {
    model: loginFormModel,
    labels: loginFormLabels,
    validate: validators.loginForm,
    view: () => import('./login-form/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./login-form/fixtures/current.json'),
    },
  },
  'member-card-form': {
    model: memberCardFormModel,
    labels: memberCardFormLabels,
    validate: validators.memberCardForm,
    view: () => import('./member-card-form/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./member-card-form/fixtures/current.json'),
      'applied': () => import('./member-card-form/fixtures/applied.json'),
      'empty': () => import('./member-card-form/fixtures/empty.json'),
    },
  },
  'membership-card': {
    model: membershipCardModel,
    labels: membershipCardLabels,
    validate: validators.membershipCard,
    view: () => import('./membership-card/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./membership-card/fixtures/current.json'),
    },
  },
  'navigation': {
    model: navigationModel,
    labels: navigationLabels,
    validate: validators.navigation,
    view: () => import('./navigation/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./navigation/fixtures/current.json'),
    },
  },
  'news-list': {
    model: newsListModel,
    labels: newsListLabels,
    validate: validators.newsList,
    view: () => import('./news-list/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./news-list/fixtures/current.json'),
    },
  },
  'newsletter': {
    model: newsletterModel,
    labels: newsletterLabels,
    validate: validators.newsletter,
    view: () => import('./newsletter/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./newsletter/fixtures/current.json'),
    },
  },
  'not-found': {
    model: notFoundModel,
    labels: notFoundLabels,
    validate: validators.notFound,
    view: () => import('./not-found/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./not-found/fixtures/current.json'),
    },
  },
  'opening-hours': {
    model: openingHoursModel,
    labels: openingHoursLabels,
    validate: validators.openingHours,
    view: () => import('./opening-hours/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./opening-hours/fixtures/current.json'),
    },
  },
  'order-failure': {
    model: orderFailureModel,
    labels: orderFailureLabels,
    validate: validators.orderFailure,
    view: () => import('./order-failure/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./order-failure/fixtures/current.json'),
      'empty': () => import('./order-failure/fixtures/empty.json'),
      'order': () => import('./order-failure/fixtures/order.json'),
      'paid': () => import('./order-failure/fixtures/paid.json'),
    },
  },
  'order-note': {
    model: orderNoteModel,
    labels: orderNoteLabels,
    validate: validators.orderNote,
    view: () => import('./order-note/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./order-note/fixtures/current.json'),
      'empty': () => import('./order-note/fixtures/empty.json'),
    },
  },
  'order-success': {
    model: orderSuccessModel,
    labels: orderSuccessLabels,
    validate: validators.orderSuccess,
    view: () => import('./order-success/view.tsx'),
    loads: true,
    presets: {
      'bank': () => import('./order-success/fixtures/bank.json'),
      'cancelled': () => import('./order-success/fixtures/cancelled.json'),
      'cash': () => import('./order-success/fixtures/cash.json'),
      'code-sent': () => import('./order-success/fixtures/code-sent.json'),
      'digital': () => import('./order-success/fixtures/digital.json'),
      'empty': () => import('./order-success/fixtures/empty.json'),
      'locked': () => import('./order-success/fixtures/locked.json'),
      'pending': () => import('./order-success/fixtures/pending.json'),
      'shipped': () => import('./order-success/fixtures/shipped.json'),
    },
  },
  'post-category': {
    model: postCategoryModel,
    labels: postCategoryLabels,
    validate: validators.postCategory,
    view: () => import('./post-category/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./post-category/fixtures/current.json'),
    },
  },
  'post-detail': {
    model: postDetailModel,
    labels: postDetailLabels,
    validate: validators.postDetail,
    view: () => import('./post-detail/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./post-detail/fixtures/current.json'),
    },
  },
  'post-list': {
    model: postListModel,
    labels: postListLabels,
    validate: validators.postList,
    view: () => import('./post-list/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./post-list/fixtures/current.json'),
    },
  },
  'product-detail': {
    model: productDetailModel,
    labels: productDetailLabels,
    validate: validators.productDetail,
    view: () => import('./product-detail/view.tsx'),
    loads: true,
    presets: {
      'bundle': () => import('./product-detail/fixtures/bundle.json'),
      'configurable': () => import('./product-detail/fixtures/configurable.json'),
      'personalised': () => import('./product-detail/fixtures/personalised.json'),
    },
  },
  'product-list': {
    model: productListModel,
    labels: productListLabels,
    validate: validators.productList,
    view: () => import('./product-list/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./product-list/fixtures/current.json'),
      'empty': () => import('./product-list/fixtures/empty.json'),
      'filtered': () => import('./product-list/fixtures/filtered.json'),
    },
  },
  'product-reviews': {
    model: productReviewsModel,
    labels: productReviewsLabels,
    validate: validators.productReviews,
    view: () => import('./product-reviews/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./product-reviews/fixtures/current.json'),
      'empty': () => import('./product-reviews/fixtures/empty.json'),
      'own': () => import('./product-reviews/fixtures/own.json'),
    },
  },
  'product-strip': {
    model: productStripModel,
    labels: productStripLabels,
    validate: validators.productStrip,
    view: () => import('./product-strip/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./product-strip/fixtures/current.json'),
      'reduced': () => import('./product-strip/fixtures/reduced.json'),
    },
  },
  'profile-panel': {
    model: profilePanelModel,
    labels: profilePanelLabels,
    validate: validators.profilePanel,
    view: () => import('./profile-panel/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./profile-panel/fixtures/current.json'),
      'guest': () => import('./profile-panel/fixtures/guest.json'),
      'named-list': () => import('./profile-panel/fixtures/named-list.json'),
      'shared-list': () => import('./profile-panel/fixtures/shared-list.json'),
    },
  },
  'register-form': {
    model: registerFormModel,
    labels: registerFormLabels,
    validate: validators.registerForm,
    view: () => import('./register-form/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./register-form/fixtures/current.json'),
    },
  },
  'rich-text': {
    model: richTextModel,
    labels: richTextLabels,
    validate: validators.richText,
    view: () => import('./rich-text/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./rich-text/fixtures/current.json'),
    },
  },
  'search-results': {
    model: searchResultsModel,
    labels: searchResultsLabels,
    validate: validators.searchResults,
    view: () => import('./search-results/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./search-results/fixtures/current.json'),
      'nothing': () => import('./search-results/fixtures/nothing.json'),
    },
  },
  'section': {
    model: sectionModel,
    labels: sectionLabels,
    validate: validators.section,
    view: () => import('./section/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./section/fixtures/current.json'),
      'former-names': () => import('./section/fixtures/former-names.json'),
    },
  },
  'social-login': {
    model: socialLoginModel,
    labels: socialLoginLabels,
    validate: validators.socialLogin,
    view: () => import('./social-login/view.tsx'),
    loads: true,
    presets: {
      'current': () => import('./social-login/fixtures/current.json'),
    },
  },
  'tabs': {
    model: tabsModel,
    labels: tabsLabels,
    validate: validators.tabs,
    view: () => import('./tabs/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./tabs/fixtures/current.json'),
    },
  },
  'unpaid-order': {
    model: unpaidOrderModel,
    labels: unpaidOrderLabels,
    validate: validators.unpaidOrder,
    view: () => import('./unpaid-order/view.tsx'),
    loads: false,
    presets: {
      'current': () => import('./unpaid-order/fixtures/current.json'),
    },
  },
  'withdrawal-form': {
    model: withdrawalFormModel,
    labels: withdrawalFormLabels,
    validate: validators.withdrawalForm,
    view: () => import('./withdrawal-form/view.tsx'),
    loads: true,
    presets: {
      'confirm': () => import('./withdrawal-form/fixtures/confirm.json'),
      'exempt': () => import('./withdrawal-form/fixtures/exempt.json'),
      'find': () => import('./withdrawal-form/fixtures/find.json'),
      'received': () => import('./withdrawal-form/fixtures/received.json'),
    },
  },
};
