import type { ApiClient } from '#runtime/api/client.ts';
import { isPassing } from './connection.ts';
import type { LogIn } from './log-in.ts';
import type { SavingStore } from './saving-state.ts';
import type { Sync } from './sync.ts';

interface UserPorts {
  readonly api: Pick<ApiClient, 'call'>;
  readonly user: string;
  readonly logIn: LogIn;
  readonly sync: Pick<Sync, 'hold' | 'flush'>;
  readonly state: SavingStore;
}

/** Saving pauses while anyone else than the user who opened the page is logged in. */
export interface SessionUser {
  /**
   * Logs in again and saves. Returns null or the reason for the failure. `''`: logged in, but not as an
   * editor.
   */
  readonly logIn: LogIn;
  /** Call when someone logged in or out in another tab. Saving pauses unless the same user is logged in. */
  readonly personChanged: () => Promise<void>;
}

export function createSessionUser({ api, user, logIn, sync, state }: UserPorts): SessionUser {
  return {
    async logIn(username, password) {
      const error = await logIn(username, password);
      if (error !== null) return error;
      await sync.hold(false);
      await sync.flush();
      return state.getState().status === 'loggedOut' ? '' : null;
    },
    async personChanged() {
      const profile = await api.call('user.adminProfile', {});
      const isGone = !profile.ok && isPassing(profile.error);
      if (!isGone) await sync.hold(!profile.ok || String(profile.value.id) !== user);
    },
  };
}
