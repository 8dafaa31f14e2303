// Written by `npm run gen`.
import type { ServerRegistry } from '#runtime/block/types.ts';
import type { Validators } from '#runtime/page/prepare.ts';
import * as accordionModel from './accordion/model.ts';
import * as accordionView from './accordion/view.tsx';
import accordionMessages from 'virtual:messages/blocks/accordion';
import * as adminPanelModel from './admin-panel/model.ts';
import * as adminPanelView from './admin-panel/view.tsx';
import adminPanelMessages from 'virtual:messages/blocks/admin-panel';
import * as adminPanelData from './admin-panel/data.ts';
import * as bannerModel from './banner/model.ts';
import * as bannerView from './banner/view.tsx';
import bannerMessages from 'virtual:messages/blocks/banner';
import * as callToActionModel from './call-to-action/model.ts';
import * as callToActionView from './call-to-action/view.tsx';
import callToActionMessages from 'virtual:messages/blocks/call-to-action';
import * as cartItemsModel from './cart-items/model.ts';
import * as cartItemsView from './cart-items/view.tsx';
import cartItemsMessages from 'virtual:messages/blocks/cart-items';
import * as cartModalModel from './cart-modal/model.ts';
import * as cartModalView from './cart-modal/view.tsx';
import cartModalMessages from 'virtual:messages/blocks/cart-modal';
import * as cartRestoreModel from './cart-restore/model.ts';
import * as cartRestoreView from './cart-restore/view.tsx';
import cartRestoreMessages from 'virtual:messages/blocks/cart-restore';
import * as cartSummaryModel from './cart-summary/model.ts';
import * as cartSummaryView from './cart-summary/view.tsx';
import cartSummaryMessages from 'virtual:messages/blocks/cart-summary';
import * as cartSummaryData from './cart-summary/data.ts';
import * as categoryListModel from './category-list/model.ts';
import * as categoryListView from './category-list/view.tsx';
import categoryListMessages from 'virtual:messages/blocks/category-list';
import * as categoryListData from './category-list/data.ts';
import * as checkoutAddressModel from './checkout-address/model.ts';
import * as checkoutAddressView from './checkout-address/view.tsx';
import checkoutAddressMessages from 'virtual:messages/blocks/checkout-address';
import * as checkoutAddressData from './checkout-address/data.ts';
import * as checkoutPaymentModel from './checkout-payment/model.ts';
import * as checkoutPaymentView from './checkout-payment/view.tsx';
import checkoutPaymentMessages from 'virtual:messages/blocks/checkout-payment';
import * as checkoutPaymentData from './checkout-payment/data.ts';
import * as checkoutShippingModel from './checkout-shipping/model.ts';
import * as checkoutShippingView from './checkout-shipping/view.tsx';
import checkoutShippingMessages from 'virtual:messages/blocks/checkout-shipping';
import * as checkoutShippingData from './checkout-shipping/data.ts';
import * as columnsModel from './columns/model.ts';
import * as columnsView from './columns/view.tsx';
import columnsMessages from 'virtual:messages/blocks/columns';
import * as comingSoonModel from './coming-soon/model.ts';
import * as comingSoonView from './coming-soon/view.tsx';
import comingSoonMessages from 'virtual:messages/blocks/coming-soon';
import * as commentsModel from './comments/model.ts';
import * as commentsView from './comments/view.tsx';
import commentsMessages from 'virtual:messages/blocks/comments';
import * as commentsData from './comments/data.ts';
import * as confirmEmailModel from './confirm-email/model.ts';
import * as confirmEmailView from './confirm-email/view.tsx';
import confirmEmailMessages from 'virtual:messages/blocks/confirm-email';
import * as confirmEmailData from './confirm-email/data.ts';
import * as cookieSectionModel from './cookie-section/model.ts';
import * as cookieSectionView from './cookie-section/view.tsx';
import cookieSectionMessages from 'virtual:messages/blocks/cookie-section';
import * as couponFormModel from './coupon-form/model.ts';
import * as couponFormView from './coupon-form/view.tsx';
import couponFormMessages from 'virtual:messages/blocks/coupon-form';
import * as crossSellModel from './cross-sell/model.ts';
import * as crossSellView from './cross-sell/view.tsx';
import crossSellMessages from 'virtual:messages/blocks/cross-sell';
import * as crossSellData from './cross-sell/data.ts';
import * as errorModel from './error/model.ts';
import * as errorView from './error/view.tsx';
import errorMessages from 'virtual:messages/blocks/error';
import * as eventDetailModel from './event-detail/model.ts';
import * as eventDetailView from './event-detail/view.tsx';
import eventDetailMessages from 'virtual:messages/blocks/event-detail';
import * as eventDetailData from './event-detail/data.ts';
import * as eventListModel from './event-list/model.ts';
import * as eventListView from './event-list/view.tsx';
import eventListMessages from 'virtual:messages/blocks/event-list';
import * as eventListData from './event-list/data.ts';
import * as footerSectionModel from './footer-section/model.ts';
import * as footerSectionView from './footer-section/view.tsx';
import footerSectionMessages from 'virtual:messages/blocks/footer-section';
import * as footerSectionData from './footer-section/data.ts';
import * as forgotPasswordFormModel from './forgot-password-form/model.ts';
import * as forgotPasswordFormView from './forgot-password-form/view.tsx';
import forgotPasswordFormMessages from 'virtual:messages/blocks/forgot-password-form';
import * as forgotPasswordFormData from './forgot-password-form/data.ts';
import * as formModel from './form/model.ts';
import * as formView from './form/view.tsx';
import formMessages from 'virtual:messages/blocks/form';
import * as formData from './form/data.ts';
import * as galleryModel from './gallery/model.ts';
import * as galleryView from './gallery/view.tsx';
import galleryMessages from 'virtual:messages/blocks/gallery';
import * as headerSectionModel from './header-section/model.ts';
import * as headerSectionView from './header-section/view.tsx';
import headerSectionMessages from 'virtual:messages/blocks/header-section';
import * as headerSectionData from './header-section/data.ts';
import * as heroModel from './hero/model.ts';
import * as heroView from './hero/view.tsx';
import heroMessages from 'virtual:messages/blocks/hero';
import * as imageModel from './image/model.ts';
import * as imageView from './image/view.tsx';
import imageMessages from 'virtual:messages/blocks/image';
import * as loginFormModel from './login-form/model.ts';
import * as loginFormView from './login-form/view.tsx';
import loginFormMessages from 'virtual:messages/blocks/login-form';
import * as loginFormData from './login-form/data.ts';
import * as memberCardFormModel from './member-card-form/model.ts';
import * as memberCardFormView from './member-card-form/view.tsx';
import memberCardFormMessages from 'virtual:messages/blocks/member-card-form';
import * as membershipCardModel from './membership-card/model.ts';
import * as membershipCardView from './membership-card/view.tsx';
import membershipCardMessages from 'virtual:messages/blocks/membership-card';
import * as navigationModel from './navigation/model.ts';
import * as navigationView from './navigation/view.tsx';
import navigationMessages from 'virtual:messages/blocks/navigation';
import * as newsListModel from './news-list/model.ts';
import * as newsListView from './news-list/view.tsx';
import newsListMessages from 'virtual:messages/blocks/news-list';
import * as newsListData from './news-list/data.ts';
import * as newsletterModel from './newsletter/model.ts';
import * as newsletterView from './newsletter/view.tsx';
import newsletterMessages from 'virtual:messages/blocks/newsletter';
import * as newsletterData from './newsletter/data.ts';
import * as notFoundModel from './not-found/model.ts';
import * as notFoundView from './not-found/view.tsx';
import notFoundMessages from 'virtual:messages/blocks/not-found';
import * as openingHoursModel from './opening-hours/model.ts';
import * as openingHoursView from './opening-hours/view.tsx';
import openingHoursMessages from 'virtual:messages/blocks/opening-hours';
import * as orderFailureModel from './order-failure/model.ts';
import * as orderFailureView from './order-failure/view.tsx';
import orderFailureMessages from 'virtual:messages/blocks/order-failure';
import * as orderFailureData from './order-failure/data.ts';
import * as orderNoteModel from './order-note/model.ts';
import * as orderNoteView from './order-note/view.tsx';
import orderNoteMessages from 'virtual:messages/blocks/order-note';
import * as orderSuccessModel from './order-success/model.ts';
import * as orderSuccessView from './order-success/view.tsx';
import orderSuccessMessages from 'virtual:messages/blocks/order-success';
import * as orderSuccessData from './order-success/data.ts';
import * as postCategoryModel from './post-category/model.ts';
import * as postCategoryView from './post-category/view.tsx';
import postCategoryMessages from 'virtual:messages/blocks/post-category';
import * as postCategoryData from './post-category/data.ts';
import * as postDetailModel from './post-detail/model.ts';
import * as postDetailView from './post-detail/view.tsx';
import postDetailMessages from 'virtual:messages/blocks/post-detail';
import * as postDetailData from './post-detail/data.ts';
import * as postListModel from './post-list/model.ts';
import * as postListView from './post-list/view.tsx';
import postListMessages from 'virtual:messages/blocks/post-list';
import * as postListData from './post-list/data.ts';
import * as productDetailModel from './product-detail/model.ts';
import * as productDetailView from './product-detail/view.tsx';
import productDetailMessages from 'virtual:messages/blocks/product-detail';
import * as productDetailData from './product-detail/data.ts';
import * as productListModel from './product-list/model.ts';
import * as productListView from './product-list/view.tsx';
import productListMessages from 'virtual:messages/blocks/product-list';
import * as productListData from './product-list/data.ts';
import * as productReviewsModel from './product-reviews/model.ts';
import * as productReviewsView from './product-reviews/view.tsx';
import productReviewsMessages from 'virtual:messages/blocks/product-reviews';
import * as productReviewsData from './product-reviews/data.ts';
import * as productStripModel from './product-strip/model.ts';
import * as productStripView from './product-strip/view.tsx';
import productStripMessages from 'virtual:messages/blocks/product-strip';
import * as productStripData from './product-strip/data.ts';
import * as profilePanelModel from './profile-panel/model.ts';
import * as profilePanelView from './profile-panel/view.tsx';
import profilePanelMessages from 'virtual:messages/blocks/profile-panel';
import * as profilePanelData from './profile-panel/data.ts';
import * as registerFormModel from './register-form/model.ts';
import * as registerFormView from './register-form/view.tsx';
import registerFormMessages from 'virtual:messages/blocks/register-form';
import * as registerFormData from './register-form/data.ts';
import * as richTextModel from './rich-text/model.ts';
import * as richTextView from './rich-text/view.tsx';
import richTextMessages from 'virtual:messages/blocks/rich-text';
import * as searchResultsModel from './search-results/model.ts';
import * as searchResultsView from './search-results/view.tsx';
import searchResultsMessages from 'virtual:messages/blocks/search-results';
import * as searchResultsData from './search-results/data.ts';
import * as sectionModel from './section/model.ts';
import * as sectionView from './section/view.tsx';
import sectionMessages from 'virtual:messages/blocks/section';
import * as socialLoginModel from './social-login/model.ts';
import * as socialLoginView from './social-login/view.tsx';
import socialLoginMessages from 'virtual:messages/blocks/social-login';
import * as socialLoginData from './social-login/data.ts';
import * as tabsModel from './tabs/model.ts';
import * as tabsView from './tabs/view.tsx';
import tabsMessages from 'virtual:messages/blocks/tabs';
import * as unpaidOrderModel from './unpaid-order/model.ts';
import * as unpaidOrderView from './unpaid-order/view.tsx';
import unpaidOrderMessages from 'virtual:messages/blocks/unpaid-order';
import * as withdrawalFormModel from './withdrawal-form/model.ts';
import * as withdrawalFormView from './withdrawal-form/view.tsx';
import withdrawalFormMessages from 'virtual:messages/blocks/withdrawal-form';
import * as withdrawalFormData from './withdrawal-form/data.ts';
import * as validators from './validators.gen.js';

export const serverBlocks: ServerRegistry = {
  'accordion': { ...accordionModel, ...accordionView, messages: accordionMessages },
  'admin-panel': { ...adminPanelModel, ...adminPanelView, ...adminPanelData, messages: adminPanelMessages },
  'banner': { ...bannerModel, ...bannerView, messages: bannerMessages },
  'call-to-action': { ...callToActionModel, ...callToActionView, messages: callToActionMessages },
  'cart-items': { ...cartItemsModel, ...cartItemsView, messages: cartItemsMessages },
  'cart-modal': { ...cartModalModel, ...cartModalView, messages: cartModalMessages },
  'cart-restore': { ...cartRestoreModel, ...cartRestoreView, messages: cartRestoreMessages },
  'cart-summary': { ...cartSummaryModel, ...cartSummaryView, ...cartSummaryData, messages: cartSummaryMessages },
  'category-list': { ...categoryListModel, ...categoryListView, ...categoryListData, messages: categoryListMessages },
  'checkout-address': { ...checkoutAddressModel, ...checkoutAddressView, ...checkoutAddressData, messages: checkoutAddressMessages },
  'checkout-payment': { ...checkoutPaymentModel, ...checkoutPaymentView, ...checkoutPaymentData, messages: checkoutPaymentMessages },
  'checkout-shipping': { ...checkoutShippingModel, ...checkoutShippingView, ...checkoutShippingData, messages: checkoutShippingMessages },
  'columns': { ...columnsModel, ...columnsView, messages: columnsMessages },
  'coming-soon': { ...comingSoonModel, ...comingSoonView, messages: comingSoonMessages },
  'comments': { ...commentsModel, ...commentsView, ...commentsData, messages: commentsMessages },
  'confirm-email': { ...confirmEmailModel, ...confirmEmailView, ...confirmEmailData, messages: confirmEmailMessages },
  'cookie-section': { ...cookieSectionModel, ...cookieSectionView, messages: cookieSectionMessages },
  'coupon-form': { ...couponFormModel, ...couponFormView, messages: couponFormMessages },
  'cross-sell': { ...crossSellModel, ...crossSellView, ...crossSellData, messages: crossSellMessages },
  'error': { ...errorModel, ...errorView, messages: errorMessages },
  'event-detail': { ...eventDetailModel, ...eventDetailView, ...eventDetailData, messages: eventDetailMessages },
  'event-list': { ...eventListModel, ...eventListView, ...eventListData, messages: eventListMessages },
  'footer-section': { ...footerSectionModel, ...footerSectionView, ...footerSectionData, messages: footerSectionMessages },
  'forgot-password-form': { ...forgotPasswordFormModel, ...forgotPasswordFormView, ...forgotPasswordFormData, messages: forgotPasswordFormMessages },
  'form': { ...formModel, ...formView, ...formData, messages: formMessages },
  'gallery': { ...galleryModel, ...galleryView, messages: galleryMessages },
  'header-section': { ...headerSectionModel, ...headerSectionView, ...headerSectionData, messages: headerSectionMessages },
  'hero': { ...heroModel, ...heroView, messages: heroMessages },
  'image': { ...imageModel, ...imageView, messages: imageMessages },
  'login-form': { ...loginFormModel, ...loginFormView, ...loginFormData, messages: loginFormMessages },
  'member-card-form': { ...memberCardFormModel, ...memberCardFormView, messages: memberCardFormMessages },
  'membership-card': { ...membershipCardModel, ...membershipCardView, messages: membershipCardMessages },
  'navigation': { ...navigationModel, ...navigationView, messages: navigationMessages },
  'news-list': { ...newsListModel, ...newsListView, ...newsListData, messages: newsListMessages },
  'newsletter': { ...newsletterModel, ...newsletterView, ...newsletterData, messages: newsletterMessages },
  'not-found': { ...notFoundModel, ...notFoundView, messages: notFoundMessages },
  'opening-hours': { ...openingHoursModel, ...openingHoursView, messages: openingHoursMessages },
  'order-failure': { ...orderFailureModel, ...orderFailureView, ...orderFailureData, messages: orderFailureMessages },
  'order-note': { ...orderNoteModel, ...orderNoteView, messages: orderNoteMessages },
  'order-success': { ...orderSuccessModel, ...orderSuccessView, ...orderSuccessData, messages: orderSuccessMessages },
  'post-category': { ...postCategoryModel, ...postCategoryView, ...postCategoryData, messages: postCategoryMessages },
  'post-detail': { ...postDetailModel, ...postDetailView, ...postDetailData, messages: postDetailMessages },
  'post-list': { ...postListModel, ...postListView, ...postListData, messages: postListMessages },
  'product-detail': { ...productDetailModel, ...productDetailView, ...productDetailData, messages: productDetailMessages },
  'product-list': { ...productListModel, ...productListView, ...productListData, messages: productListMessages },
  'product-reviews': { ...productReviewsModel, ...productReviewsView, ...productReviewsData, messages: productReviewsMessages },
  'product-strip': { ...productStripModel, ...productStripView, ...productStripData, messages: productStripMessages },
  'profile-panel': { ...profilePanelModel, ...profilePanelView, ...profilePanelData, messages: profilePanelMessages },
  'register-form': { ...registerFormModel, ...registerFormView, ...registerFormData, messages: registerFormMessages },
  'rich-text': { ...richTextModel, ...richTextView, messages: richTextMessages },
  'search-results': { ...searchResultsModel, ...searchResultsView, ...searchResultsData, messages: searchResultsMessages },
  'section': { ...sectionModel, ...sectionView, messages: sectionMessages },
  'social-login': { ...socialLoginModel, ...socialLoginView, ...socialLoginData, messages: socialLoginMessages },
  'tabs': { ...tabsModel, ...tabsView, messages: tabsMessages },
  'unpaid-order': { ...unpaidOrderModel, ...unpaidOrderView, messages: unpaidOrderMessages },
  'withdrawal-form': { ...withdrawalFormModel, ...withdrawalFormView, ...withdrawalFormData, messages: withdrawalFormMessages },
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
  'comments': validators.comments,
  'confirm-email': validators.confirmEmail,
  'cookie-section': validators.cookieSection,
  'coupon-form': validators.couponForm,
  'cross-sell': validators.crossSell,
  'error': validators.error,
  'event-detail': validators.eventDetail,
  'event-list': validators.eventList,
  'footer-section': validators.footerSection,
  'forgot-password-form': validators.forgotPasswordForm,
  'form': validators.form,
  'gallery': validators.gallery,
  'header-section': validators.headerSection,
  'hero': validators.hero,
  'image': validators.image,
  'login-form': validators.loginForm,
  'member-card-form': validators.memberCardForm,
  'membership-card': validators.membershipCard,
  'navigation': validators.navigation,
  'news-list': validators.newsList,
  'newsletter': validators.newsletter,
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
  'product-reviews': validators.productReviews,
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
