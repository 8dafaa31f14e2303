import { removeAddress, saveBookAddress, setDefaultAddress } from './account/address-book.ts';
import { confirmAgain } from './account/confirm-again.ts';
import { confirmAccount, confirmLink } from './account/confirm-link.ts';
import { keepAccount, requestDeletion } from './account/deletion.ts';
import { requestExport } from './account/export.ts';
import { logIn, logOut } from './account/log-in.ts';
import { requestLoginLink, useLoginLink } from './account/login-link.ts';
import { changeConsent, changeNewsletter } from './account/own-consents.ts';
import {
  addPasskey,
  beginPasskey,
  logInWithPasskey,
  removePasskey,
  renamePasskey,
} from './account/passkeys.ts';
import { changePassword, forgotPassword, setPassword, updateProfile } from './account/profile.ts';
import { register } from './account/register.ts';
import { enterCode } from './account/second-factor.ts';
import { endOtherSessions, endSession } from './account/sessions.ts';
import { finishSocial, startSocial, unlinkSocial } from './account/social.ts';
import { toggleWish } from './account/toggle-wish.ts';
import {
  placeOnWishList,
  removeWishList,
  saveWishList,
  shareWishList,
} from './account/wish-lists.ts';
import { assignConsents } from './back-office/consents.ts';
import { createTemplate, deleteTemplate } from './back-office/templates.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { removeCartItem, updateCartItem } from './cart/change-cart.ts';
import { applyCoupon, removeCoupon } from './cart/coupon.ts';
import { restoreCart } from './cart/left-cart.ts';
import { applyMemberCard } from './cart/member-card.ts';
import { saveNote } from './cart/note.ts';
import { removeProduct } from './cart/remove-product.ts';
import { payAgain } from './checkout/pay-again.ts';
import { placeOrder } from './checkout/place-order.ts';
import { saveAddress } from './checkout/save-address.ts';
import { saveDelivery, totalDelivery } from './checkout/save-delivery.ts';
import type { Command } from './command.ts';
import {
  createComment,
  updateComment,
  voteForComment,
  withdrawComment,
} from './comments/write-comment.ts';
import { sendForm } from './forms/send-form.ts';
import { subscribe } from './forms/subscribe.ts';
import { openOrderByCode, sendOrderCode } from './orders/open-order.ts';
import { reorder } from './orders/reorder.ts';
import { takeOrderBack } from './orders/take-back.ts';
import { confirmWithdrawal, declareWithdrawal, findWithdrawal } from './orders/withdraw.ts';
import { chooseCookies } from './site/choose-cookies.ts';
import { reopenCookies } from './site/reopen-cookies.ts';

const list: readonly Command[] = [
  addToCart,
  updateCartItem,
  removeCartItem,
  removeProduct,
  applyCoupon,
  removeCoupon,
  applyMemberCard,
  saveNote,
  restoreCart,
  saveAddress,
  saveDelivery,
  totalDelivery,
  placeOrder,
  payAgain,
  takeOrderBack,
  reorder,
  sendOrderCode,
  openOrderByCode,
  findWithdrawal,
  declareWithdrawal,
  confirmWithdrawal,
  logIn,
  enterCode,
  logInWithPasskey,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  confirmAgain,
  confirmAccount,
  confirmLink,
  logOut,
  register,
  updateProfile,
  saveBookAddress,
  removeAddress,
  setDefaultAddress,
  changeConsent,
  changeNewsletter,
  changePassword,
  forgotPassword,
  setPassword,
  requestLoginLink,
  useLoginLink,
  requestExport,
  requestDeletion,
  keepAccount,
  startSocial,
  finishSocial,
  unlinkSocial,
  endSession,
  endOtherSessions,
  toggleWish,
  saveWishList,
  removeWishList,
  placeOnWishList,
  shareWishList,
  subscribe,
  createComment,
  updateComment,
  withdrawComment,
  voteForComment,
  sendForm,
  chooseCookies,
  reopenCookies,
  createTemplate,
  deleteTemplate,
  assignConsents,
];

/** Every change a visitor can make, by command name. */
export const commands: Readonly<Record<string, Command>> = Object.fromEntries(
  list.map((command) => [command.name, command]),
);
