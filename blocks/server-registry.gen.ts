// Written by `npm run gen`.
import type { ServerRegistry } from '#runtime/block/types.ts';
import type { Validators } from '#runtime/page/prepare.ts';
import * as accordionModel from './accordion/model.ts';
import * as accordionView from './accordion/view.tsx';
import * as adminPanelModel from './admin-panel/model.ts';
import * as adminPanelView from './admin-panel/view.tsx';
import * as adminPanelData from './admin-panel/data.ts';
import * as adminPanelMessages from './admin-panel/messages.ts';
import * as bannerModel from './banner/model.ts';
import * as bannerView from './banner/view.tsx';
import * as callToActionModel from './call-to-action/model.ts';
import * as callToActionView from './call-to-action/view.tsx';
import * as cartItemsModel from './cart-items/model.ts';
import * as cartItemsView from './cart-items/view.tsx';
import * as cartItemsMessages from './cart-items/messages.ts';
import * as cartModalModel from './cart-modal/model.ts';
import * as cartModalView from './cart-modal/view.tsx';
import * as cartModalMessages from './cart-modal/messages.ts';
import * as cartRestoreModel from './cart-restore/model.ts';
import * as cartRestoreView from './cart-restore/view.tsx';
import * as cartRestoreMessages from './cart-restore/messages.ts';
import * as cartSummaryModel from './cart-summary/model.ts';
import * as cartSummaryView from './cart-summary/view.tsx';
import * as cartSummaryData from './cart-summary/data.ts';
import * as cartSummaryMessages from './cart-summary/messages.ts';
import * as categoryListModel from './category-list/model.ts';
import * as categoryListView from './category-list/view.tsx';
import * as categoryListData from './category-list/data.ts';
import * as categoryListMessages from './category-list/messages.ts';
import * as checkoutAddressModel from './checkout-address/model.ts';
import * as checkoutAddressView from './checkout-address/view.tsx';
import * as checkoutAddressData from './checkout-address/data.ts';
import * as checkoutAddressMessages from './checkout-address/messages.ts';
import * as checkoutPaymentModel from './checkout-payment/model.ts';
import * as checkoutPaymentView from './checkout-payment/view.tsx';
import * as checkoutPaymentData from './checkout-payment/data.ts';
import * as checkoutPaymentMessages from './checkout-payment/messages.ts';
import * as checkoutShippingModel from './checkout-shipping/model.ts';
import * as checkoutShippingView from './checkout-shipping/view.tsx';
import * as checkoutShippingData from './checkout-shipping/data.ts';
import * as checkoutShippingMessages from './checkout-shipping/messages.ts';
import * as columnsModel from './columns/model.ts';
import * as columnsView from './columns/view.tsx';
import * as comingSoonModel from './coming-soon/model.ts';
import * as comingSoonView from './coming-soon/view.tsx';
import * as comingSoonMessages from './coming-soon/messages.ts';
import * as confirmEmailModel from './confirm-email/model.ts';
import * as confirmEmailView from './confirm-email/view.tsx';
import * as confirmEmailData from './confirm-email/data.ts';
import * as confirmEmailMessages from './confirm-email/messages.ts';
import * as cookieSectionModel from './cookie-section/model.ts';
import * as cookieSectionView from './cookie-section/view.tsx';
import * as cookieSectionMessages from './cookie-section/messages.ts';
import * as couponFormModel from './coupon-form/model.ts';
import * as couponFormView from './coupon-form/view.tsx';
import * as couponFormMessages from './coupon-form/messages.ts';
import * as crossSellModel from './cross-sell/model.ts';
import * as crossSellView from './cross-sell/view.tsx';
import * as crossSellData from './cross-sell/data.ts';
import * as crossSellMessages from './cross-sell/messages.ts';
import * as errorModel from './error/model.ts';
import * as errorView from './error/view.tsx';
import * as errorMessages from './error/messages.ts';
import * as eventDetailModel from './event-detail/model.ts';
import * as eventDetailView from './event-detail/view.tsx';
import * as eventDetailData from './event-detail/data.ts';
import * as eventDetailMessages from './event-detail/messages.ts';
import * as eventListModel from './event-list/model.ts';
import * as eventListView from './event-list/view.tsx';
import * as eventListData from './event-list/data.ts';
import * as eventListMessages from './event-list/messages.ts';
import * as footerSectionModel from './footer-section/model.ts';
import * as footerSectionView from './footer-section/view.tsx';
import * as footerSectionData from './footer-section/data.ts';
import * as footerSectionMessages from './footer-section/messages.ts';
import * as forgotPasswordFormModel from './forgot-password-form/model.ts';
import * as forgotPasswordFormView from './forgot-password-form/view.tsx';
import * as forgotPasswordFormData from './forgot-password-form/data.ts';
import * as forgotPasswordFormMessages from './forgot-password-form/messages.ts';
import * as galleryModel from './gallery/model.ts';
import * as galleryView from './gallery/view.tsx';
import * as galleryMessages from './gallery/messages.ts';
import * as headerSectionModel from './header-section/model.ts';
import * as headerSectionView from './header-section/view.tsx';
import * as headerSectionData from './header-section/data.ts';
import * as headerSectionMessages from './header-section/messages.ts';
import * as heroModel from './hero/model.ts';
import * as heroView from './hero/view.tsx';
import * as imageModel from './image/model.ts';
import * as imageView from './image/view.tsx';
import * as loginFormModel from './login-form/model.ts';
import * as loginFormView from './login-form/view.tsx';
import * as loginFormData from './login-form/data.ts';
import * as loginFormMessages from './login-form/messages.ts';
import * as memberCardFormModel from './member-card-form/model.ts';
import * as memberCardFormView from './member-card-form/view.tsx';
import * as memberCardFormMessages from './member-card-form/messages.ts';
import * as membershipCardModel from './membership-card/model.ts';
import * as membershipCardView from './membership-card/view.tsx';
import * as navigationModel from './navigation/model.ts';
import * as navigationView from './navigation/view.tsx';
import * as newsListModel from './news-list/model.ts';
import * as newsListView from './news-list/view.tsx';
import * as newsListData from './news-list/data.ts';
import * as newsListMessages from './news-list/messages.ts';
import * as notFoundModel from './not-found/model.ts';
import * as notFoundView from './not-found/view.tsx';
import * as notFoundMessages from './not-found/messages.ts';
import * as openingHoursModel from './opening-hours/model.ts';
import * as openingHoursView from './opening-hours/view.tsx';
import * as openingHoursMessages from './opening-hours/messages.ts';
import * as orderFailureModel from './order-failure/model.ts';
import * as orderFailureView from './order-failure/view.tsx';
import * as orderFailureData from './order-failure/data.ts';
import * as orderFailureMessages from './order-failure/messages.ts';
import * as orderNoteModel from './order-note/model.ts';
import * as orderNoteView from './order-note/view.tsx';
import * as orderNoteMessages from './order-note/messages.ts';
import * as orderSuccessModel from './order-success/model.ts';
import * as orderSuccessView from './order-success/view.tsx';
import * as orderSuccessData from './order-success/data.ts';
import * as orderSuccessMessages from './order-success/messages.ts';
import * as postCategoryModel from './post-category/model.ts';
import * as postCategoryView from './post-category/view.tsx';
import * as postCategoryData from './post-category/data.ts';
import * as postCategoryMessages from './post-category/messages.ts';
import * as postDetailModel from './post-detail/model.ts';
import * as postDetailView from './post-detail/view.tsx';
import * as postDetailData from './post-detail/data.ts';
import * as postDetailMessages from './post-detail/messages.ts';
import * as postListModel from './post-list/model.ts';
import * as postListView from './post-list/view.tsx';
import * as postListData from './post-list/data.ts';
import * as postListMessages from './post-list/messages.ts';
import * as productDetailModel from './product-detail/model.ts';
import * as productDetailView from './product-detail/view.tsx';
import * as productDetailData from './product-detail/data.ts';
import * as productDetailMessages from './product-detail/messages.ts';
import * as productListModel from './product-list/model.ts';
import * as productListView from './product-list/view.tsx';
import * as productListData from './product-list/data.ts';
import * as productListMessages from './product-list/messages.ts';
import * as productStripModel from './product-strip/model.ts';
import * as productStripView from './product-strip/view.tsx';
import * as productStripData from './product-strip/data.ts';
import * as productStripMessages from './product-strip/messages.ts';
import * as profilePanelModel from './profile-panel/model.ts';
import * as profilePanelView from './profile-panel/view.tsx';
import * as profilePanelData from './profile-panel/data.ts';
import * as profilePanelMessages from './profile-panel/messages.ts';
import * as registerFormModel from './register-form/model.ts';
import * as registerFormView from './register-form/view.tsx';
import * as registerFormData from './register-form/data.ts';
import * as registerFormMessages from './register-form/messages.ts';
import * as richTextModel from './rich-text/model.ts';
import * as richTextView from './rich-text/view.tsx';
import * as searchResultsModel from './search-results/model.ts';
import * as searchResultsView from './search-results/view.tsx';
import * as searchResultsData from './search-results/data.ts';
import * as searchResultsMessages from './search-results/messages.ts';
import * as sectionModel from './section/model.ts';
import * as sectionView from './section/view.tsx';
import * as socialLoginModel from './social-login/model.ts';
import * as socialLoginView from './social-login/view.tsx';
import * as socialLoginData from './social-login/data.ts';
import * as socialLoginMessages from './social-login/messages.ts';
import * as tabsModel from './tabs/model.ts';
import * as tabsView from './tabs/view.tsx';
import * as unpaidOrderModel from './unpaid-order/model.ts';
import * as unpaidOrderView from './unpaid-order/view.tsx';
import * as unpaidOrderMessages from './unpaid-order/messages.ts';
import * as withdrawalFormModel from './withdrawal-form/model.ts';
import * as withdrawalFormView from './withdrawal-form/view.tsx';
import * as withdrawalFormData from './withdrawal-form/data.ts';
import * as withdrawalFormMessages from './withdrawal-form/messages.ts';
import * as validators from './validators.gen.js';

export const serverBlocks: ServerRegistry = {
  'accordion': { ...accordionModel, ...accordionView },
  'admin-panel': { ...adminPanelModel, ...adminPanelView, ...adminPanelData, ...adminPanelMessages },
  'banner': { ...bannerModel, ...bannerView },
  'call-to-action': { ...callToActionModel, ...callToActionView },
  'cart-items': { ...cartItemsModel, ...cartItemsView, ...cartItemsMessages },
  'cart-modal': { ...cartModalModel, ...cartModalView, ...cartModalMessages },
  'cart-restore': { ...cartRestoreModel, ...cartRestoreView, ...cartRestoreMessages },
  'cart-summary': { ...cartSummaryModel, ...cartSummaryView, ...cartSummaryData, ...cartSummaryMessages },
  'category-list': { ...categoryListModel, ...categoryListView, ...categoryListData, ...categoryListMessages },
  'checkout-address': { ...checkoutAddressModel, ...checkoutAddressView, ...checkoutAddressData, ...checkoutAddressMessages },
  'checkout-payment': { ...checkoutPaymentModel, ...checkoutPaymentView, ...checkoutPaymentData, ...checkoutPaymentMessages },
  'checkout-shipping': { ...checkoutShippingModel, ...checkoutShippingView, ...checkoutShippingData, ...checkoutShippingMessages },
  'columns': { ...columnsModel, ...columnsView },
  'coming-soon': { ...comingSoonModel, ...comingSoonView, ...comingSoonMessages },
  'confirm-email': { ...confirmEmailModel, ...confirmEmailView, ...confirmEmailData, ...confirmEmailMessages },
  'cookie-section': { ...cookieSectionModel, ...cookieSectionView, ...cookieSectionMessages },
  'coupon-form': { ...couponFormModel, ...couponFormView, ...couponFormMessages },
  'cross-sell': { ...crossSellModel, ...crossSellView, ...crossSellData, ...crossSellMessages },
  'error': { ...errorModel, ...errorView, ...errorMessages },
  'event-detail': { ...eventDetailModel, ...eventDetailView, ...eventDetailData, ...eventDetailMessages },
  'event-list': { ...eventListModel, ...eventListView, ...eventListData, ...eventListMessages },
  'footer-section': { ...footerSectionModel, ...footerSectionView, ...footerSectionData, ...footerSectionMessages },
  'forgot-password-form': { ...forgotPasswordFormModel, ...forgotPasswordFormView, ...forgotPasswordFormData, ...forgotPasswordFormMessages },
  'gallery': { ...galleryModel, ...galleryView, ...galleryMessages },
  'header-section': { ...headerSectionModel, ...headerSectionView, ...headerSectionData, ...headerSectionMessages },
  'hero': { ...heroModel, ...heroView },
  'image': { ...imageModel, ...imageView },
  'login-form': { ...loginFormModel, ...loginFormView, ...loginFormData, ...loginFormMessages },
  'member-card-form': { ...memberCardFormModel, ...memberCardFormView, ...memberCardFormMessages },
  'membership-card': { ...membershipCardModel, ...membershipCardView },
  'navigation': { ...navigationModel, ...navigationView },
  'news-list': { ...newsListModel, ...newsListView, ...newsListData, ...newsListMessages },
  'not-found': { ...notFoundModel, ...notFoundView, ...notFoundMessages },
  'opening-hours': { ...openingHoursModel, ...openingHoursView, ...openingHoursMessages },
  'order-failure': { ...orderFailureModel, ...orderFailureView, ...orderFailureData, ...orderFailureMessages },
  'order-note': { ...orderNoteModel, ...orderNoteView, ...orderNoteMessages },
  'order-success': { ...orderSuccessModel, ...orderSuccessView, ...orderSuccessData, ...orderSuccessMessages },
  'post-category': { ...postCategoryModel, ...postCategoryView, ...postCategoryData, ...postCategoryMessages },
  'post-detail': { ...postDetailModel, ...postDetailView, ...postDetailData, ...postDetailMessages },
  'post-list': { ...postListModel, ...postListView, ...postListData, ...postListMessages },
  'product-detail': { ...productDetailModel, ...productDetailView, ...productDetailData, ...productDetailMessages },
  'product-list': { ...productListModel, ...productListView, ...productListData, ...productListMessages },
  'product-strip': { ...productStripModel, ...productStripView, ...productStripData, ...productStripMessages },
  'profile-panel': { ...profilePanelModel, ...profilePanelView, ...profilePanelData, ...profilePanelMessages },
  'register-form': { ...registerFormModel, ...registerFormView, ...registerFormData, ...registerFormMessages },
  'rich-text': { ...richTextModel, ...richTextView },
  'search-results': { ...searchResultsModel, ...searchResultsView, ...searchResultsData, ...searchResultsMessages },
  'section': { ...sectionModel, ...sectionView },
  'social-login': { ...socialLoginModel, ...socialLoginView, ...socialLoginData, ...socialLoginMessages },
  'tabs': { ...tabsModel, ...tabsView },
  'unpaid-order': { ...unpaidOrderModel, ...unpaidOrderView, ...unpaidOrderMessages },
  'withdrawal-form': { ...withdrawalFormModel, ...withdrawalFormView, ...withdrawalFormData, ...withdrawalFormMessages },
};

export const blockValidators: Validators = {
  'accordion': validators.accordion,
  'admin-panel': validators.adminPanel,
  'banner': validators.banner,
  'call-to-action': validators.callToAction,
  'cart-items': validators.cartItems,
  'cart-modal': validators.cartModal,
  'cart-restore': validators.cartRestore,
  'cart-summary': validators.cartSummary,
  'category-list': validators.categoryList,
  'checkout-address': validators.checkoutAddress,
  'checkout-payment': validators.checkoutPayment,
  'checkout-shipping': validators.checkoutShipping,
  'columns': validators.columns,
  'coming-soon': validators.comingSoon,
  'confirm-email': validators.confirmEmail,
  'cookie-section': validators.cookieSection,
  'coupon-form': validators.couponForm,
  'cross-sell': validators.crossSell,
  'error': validators.error,
  'event-detail': validators.eventDetail,
  'event-list': validators.eventList,
  'footer-section': validators.footerSection,
  'forgot-password-form': validators.forgotPasswordForm,
  'gallery': validators.gallery,
  'header-section': validators.headerSection,
  'hero': validators.hero,
  'image': validators.image,
  'login-form': validators.loginForm,
  'member-card-form': validators.memberCardForm,
  'membership-card': validators.membershipCard,
  'navigation': validators.navigation,
  'news-list': validators.newsList,
  'not-found': validators.notFound,
  'opening-hours': validators.openingHours,
  'order-failure': validators.orderFailure,
  'order-note': validators.orderNote,
  'order-success': validators.orderSuccess,
  'post-category': validators.postCategory,
  'post-detail': validators.postDetail,
  'post-list': validators.postList,
  'product-detail': validators.productDetail,
  'product-list': validators.productList,
  'product-strip': validators.productStrip,
  'profile-panel': validators.profilePanel,
  'register-form': validators.registerForm,
  'rich-text': validators.richText,
  'search-results': validators.searchResults,
  'section': validators.section,
  'social-login': validators.socialLogin,
  'tabs': validators.tabs,
  'unpaid-order': validators.unpaidOrder,
  'withdrawal-form': validators.withdrawalForm,
};
