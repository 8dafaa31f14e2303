import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { createAddress, updateAddress } from './addresses.ts';
import { checkExternalBarcode, validateMembersBarcode } from './barcode.ts';
import { localLogin, login, logout, profile, refresh } from './login.ts';
import { createPasswordAttempts } from './password-attempts.ts';
import { forgotPassword, resetPassword, setPassword, verifyEmail } from './passwords.ts';
import { register } from './register.ts';
import { resendVerification } from './resend-verification.ts';
import { socialOauth, socialRedirectLogin } from './social.ts';
import { updateUser } from './update.ts';
import { filterWishlist, mergeWishlist, toggleWishlist } from './wishlist.ts';

type Area = 'auth' | 'user' | 'address' | 'password' | 'wishlist';

export type AccountHandlers = Pick<Handlers, Extract<keyof Handlers, `${Area}.${string}`>>;

export function createAccountHandlers(deps: ServiceDependencies): AccountHandlers {
  const attempts = createPasswordAttempts(deps.db);
  return {
    'auth.login': login(deps, attempts),
    'auth.localLogin': localLogin(deps, attempts),
    'auth.localUser': profile(deps),
    'auth.refresh': refresh(deps),
    'auth.logout': logout(deps),
    'auth.socialOauth': socialOauth(),
    'auth.socialRedirectLogin': socialRedirectLogin(),
    'user.profile': profile(deps),
    'user.adminProfile': profile(deps),
    'user.verify': verifyEmail(deps),
    'user.resendVerification': resendVerification(deps),
    'user.validateMembersBarcode': validateMembersBarcode(deps),
    'user.checkExternalBarcode': checkExternalBarcode(deps),
    'user.register': register(deps),
    'user.update': updateUser(deps, attempts),
    'address.create': createAddress(deps),
    'address.update': updateAddress(deps),
    'password.reset': resetPassword(deps, attempts),
    'password.forgot': forgotPassword(deps),
    'password.set': setPassword(deps, attempts),
    'wishlist.create': toggleWishlist(deps),
    'wishlist.filter': filterWishlist(deps),
    'wishlist.merge': mergeWishlist(deps),
  };
}
