import type { ApiClient } from '#runtime/api/client.ts';
import type { EditPayload } from '#runtime/page/edit-payload.ts';
import type { Editing } from '../../model/document/editing.ts';
import { createSaving, type Saving } from './create-saving.ts';
import { followSession } from './follow-session.ts';
import { browserStorage } from './journal-storage.ts';
import { logInByCommand } from './log-in.ts';
import { followPage } from './page-events.ts';
import { createSendLeaving } from './send-leaving.ts';
import { browserLocks } from './tab-locks.ts';
import { browserTimers } from './timers.ts';

/** Saving with the browser's ports, from the moment edit mode starts. */
export function createBrowserSaving(
  editing: Editing,
  payload: EditPayload,
  api: ApiClient,
): Saving {
  const saving = createSaving({
    editing,
    api,
    timers: browserTimers,
    storage: browserStorage(payload.content ?? payload.page.screen),
    locks: browserLocks(),
    logIn: logInByCommand,
    sendLeaving: createSendLeaving(payload.page.language),
    tab: newTabId(),
    user: String(payload.user.id),
    clock: payload.clock,
  });
  followPage(saving);
  followSession(saving);
  return saving;
}

function newTabId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}
