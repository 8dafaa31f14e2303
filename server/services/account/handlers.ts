import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { createAddress, removeAddress, setDefaultAddress, updateAddress } from './addresses.ts';
import { checkExternalBarcode, validateMembersBarcode } from './barcode.ts';
import { requestExport } from './export-link.ts';
import { localLogin, login, logout, profile, refresh } from './login.ts';
import { linkLogin, requestLoginLink } from './login-link.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import { addPasskey, beginPasskey, passkeyOptions } from './passkeys/add-passkey.ts';
import { logInWithPasskey, passkeyLoginOptions } from './passkeys/log-in.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys/own-passkeys.ts';
import { createPasswordAttempts } from './password-attempts.ts';
import { forgotPassword, resetPassword, setPassword, verifyEmail } from './passwords.ts';
import { register } from './register.ts';
import { resendVerification } from './resend-verification.ts';
import { createCheckCode } from './second-factor/check-code.ts';
import { logInWithCode } from './second-factor/log-in-with-code.ts';
import {
  beginFactor,
  confirmFactor,
  endFactor,
  readFactor,
  renewRecoveryCodes,
} from './second-factor/own-factor.ts';
import { listSocial, unlinkSocial } from './social/linked-providers.ts';
import { linkSocial, socialOauth, socialProviders, socialRedirectLogin } from './social/log-in.ts';
import { updateUser } from './update.ts';
import {
  listWishLists,
  placeOnWishList,
  readSharedWishList,
  removeWishList,
  saveWishList,
  shareWishList,
} from './wish-lists.ts';
import { filterWishlist, mergeWishlist, toggleWishlist } from './wishlist.ts';

type Area = 'auth' | 'ownFactor' | 'passkey' | 'user' | 'address' | 'password' | 'wishlist';

export type AccountHandlers = Pick<Handlers, Extract<keyof Handlers, `${Area}.${string}`>>;

export function createAccountHandlers(deps: ServiceDependencies): AccountHandlers {
  const attempts = createPasswordAttempts(deps.db);
  const checkCode = createCheckCode(deps.db);
  return {
    'auth.login': login(deps, attempts),
    'auth.requestLink': requestLoginLink(deps),
    'auth.linkLogin': linkLogin(deps),
    'auth.localLogin': localLogin(deps, attempts),
    'auth.secondFactor': logInWithCode(deps, checkCode),
    'auth.passkeyOptions': passkeyLoginOptions(deps),
    'auth.passkey': logInWithPasskey(deps),
    'passkey.list': listPasskeys(deps),
    'passkey.begin': beginPasskey(deps, attempts),
    'passkey.options': passkeyOptions(deps),
    'passkey.add': addPasskey(deps),
    'passkey.rename': renamePasskey(deps),
    'passkey.remove': removePasskey(deps, attempts),
    'ownFactor.get': readFactor(deps),
    'ownFactor.begin': beginFactor(deps, attempts),
    'ownFactor.confirm': confirmFactor(deps, checkCode),
    'ownFactor.renewCodes': renewRecoveryCodes(deps, checkCode),
    'ownFactor.end': endFactor(deps, checkCode),
    'auth.localUser': profile(deps),
    'auth.refresh': refresh(deps),
    'auth.sessions': listSessions(deps),
    'auth.endSession': endSession(deps),
    'auth.endOtherSessions': endOtherSessions(deps),
    'auth.logout': logout(deps),
    'auth.socialProviders': socialProviders(deps),
    'auth.socialOauth': socialOauth(deps),
    'auth.socialRedirectLogin': socialRedirectLogin(deps),
    'auth.socialList': listSocial(deps),
    'auth.socialLink': linkSocial(deps),
    'auth.socialUnlink': unlinkSocial(deps),
    'user.profile': profile(deps),
    'user.adminProfile': profile(deps),
    'user.verify': verifyEmail(deps),
    'user.resendVerification': resendVerification(deps),
    'user.validateMembersBarcode': validateMembersBarcode(deps),
    'user.checkExternalBarcode': checkExternalBarcode(deps),
    'user.register': register(deps),
    'user.update': updateUser(deps, attempts),
    'user.requestExport': requestExport(deps, attempts),
    'address.create': createAddress(deps),
    'address.update': updateAddress(deps),
    'address.remove': removeAddress(deps),
    'address.setDefault': setDefaultAddress(deps),
    'password.reset': resetPassword(deps, attempts),
    'password.forgot': forgotPassword(deps),
    'password.set': setPassword(deps, attempts),
    'wishlist.create': toggleWishlist(deps),
    'wishlist.filter': filterWishlist(deps),
    'wishlist.merge': mergeWishlist(deps),
    'wishlist.lists': listWishLists(deps),
    'wishlist.saveList': saveWishList(deps),
    'wishlist.removeList': removeWishList(deps),
    'wishlist.place': placeOnWishList(deps),
    'wishlist.share': shareWishList(deps),
    'wishlist.shared': readSharedWishList(deps),
  };
}
