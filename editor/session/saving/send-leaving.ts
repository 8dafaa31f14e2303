import type { SyncInput } from '#schemas/api/cms-drafts.ts';
import { type Language, wireLanguage } from '#schemas/languages.ts';
import { requestOf } from '../api/request.ts';

/** Bytes that browsers still send while a page closes. */
const maxBytes = 60_000;

/** Sends a draft while the page is closing. One that is too large stays in the journal. */
export function createSendLeaving(
  language: Language,
  send: typeof fetch = (...given) => fetch(...given),
): (input: SyncInput) => void {
  return (input) => {
    const { method, url, body = '' } = requestOf('draft.sync', { ...input });
    if (new TextEncoder().encode(body).length > maxBytes) return;
    const headers = { 'content-type': 'application/json', languagecode: wireLanguage(language) };
    send(url, { method, headers, body, credentials: 'same-origin', keepalive: true }).catch(
      () => undefined,
    );
  };
}
