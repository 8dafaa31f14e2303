import type { PreviewView } from '#schemas/entities/screen-document.ts';
import type { SessionState, SessionUser } from '../store/session.ts';

/** Somebody of whom nothing is known but that he is logged in. */
const someCustomer: SessionUser = {
  id: 0,
  email: '',
  firstName: '',
  lastName: '',
  memberCardBarcode: null,
  isBackofficeUser: false,
};

interface Looked {
  readonly session: SessionState;
  readonly now: Date;
}

/**
 * The request as the preview has it: another time, and for a guest nothing of whoever looks. Whoever
 * looks for a customer is himself, if he is one.
 */
export function asPreviewed<T extends Looked>(request: T, view: PreviewView | undefined): T {
  if (!view) return request;
  const { session } = request;
  const now = view.at === null ? request.now : new Date(view.at);
  return { ...request, now, session: sessionFor(session, view.audience) };
}

function sessionFor(session: SessionState, audience: PreviewView['audience']): SessionState {
  if (audience === 'guest') return { ...session, user: null, cart: null, wishlist: [] };
  return audience === 'customer' ? { ...session, user: session.user ?? someCustomer } : session;
}
