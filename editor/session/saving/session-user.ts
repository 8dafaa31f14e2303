import type { ApiClient } from '#runtime/api/client.ts';
import { isPassing } from './connection.ts';
import type { SavingStore } from './saving-state.ts';
import type { SignIn } from './sign-in.ts';
import type { Sync } from './sync.ts';

interface UserPorts {
  readonly api: Pick<ApiClient, 'call'>;
  readonly user: string;
  readonly signIn: SignIn;
  readonly sync: Pick<Sync, 'hold' | 'flush'>;
  readonly state: SavingStore;
}

/** Saving pauses while anyone else than the user who opened the page is signed in. */
export interface SessionUser {
  /**
   * Signs in again and saves. Returns null or the reason for the failure. `''`: signed in, but not as an
   * editor.
   */
  readonly signIn: SignIn;
  /** Call when someone signed in or out in another tab. Saving pauses unless the same user is signed in. */
  readonly personChanged: () => Promise<void>;
}

export function createSessionUser({ api, user, signIn, sync, state }: UserPorts): SessionUser {
  return {
    async signIn(username, password) {
      const error = await signIn(username, password);
      if (error !== null) return error;
      await sync.hold(false);
      await sync.flush();
      return state.getState().status === 'signedOut' ? '' : null;
    },
    async personChanged() {
      const profile = await api.call('user.adminProfile', {});
      const isGone = !profile.ok && isPassing(profile.error);
      if (!isGone) await sync.hold(!profile.ok || String(profile.value.id) !== user);
    },
  };
}
