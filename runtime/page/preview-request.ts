import type { PreviewView } from '#schemas/entities/screen-document.ts';
import type { SessionState, SessionUser } from '../store/session.ts';

/** Placeholder for a logged-in customer without data. */
const someCustomer: SessionUser = {
  id: 0,
  email: '',
  firstName: '',
  lastName: '',
  memberCardBarcode: null,
  isBackofficeUser: false,
};

interface Viewed {
  readonly session: SessionState;
  readonly now: Date;
}

/**
 * Returns the request with the preview's time and audience. As a guest the user's own data is removed; as a
 * customer a logged-in user sees their own data.
 */
export function asPreviewed<T extends Viewed>(request: T, view: PreviewView | undefined): T {
  if (!view) return request;
  const { session } = request;
  const now = view.at === null ? request.now : new Date(view.at);
  return { ...request, now, session: sessionFor(session, view.audience) };
}

function sessionFor(session: SessionState, audience: PreviewView['audience']): SessionState {
  if (audience === 'guest') return { ...session, user: null, cart: null, wishlist: [] };
  return audience === 'customer' ? { ...session, user: session.user ?? someCustomer } : session;
}
