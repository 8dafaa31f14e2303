import { type CookieJar, readJson } from '../commands/cookie-jar.ts';
import type { Notice } from './notices.ts';

const cookie = 'notices';
const life = 60;

/** Stores notices of a command sent without scripts in a cookie for the next page. */
export function saveNotices(cookies: CookieJar, notices: readonly Notice[]): void {
  if (notices.length === 0) return;
  const kept = notices.slice(0, 3).map(({ kind, text, duration }) => ({ kind, text, duration }));
  cookies.set(cookie, JSON.stringify(kept), { maxAge: life });
}

export function takeNotices(cookies: CookieJar): Notice[] {
  if (cookies.get(cookie) === null) return [];
  const saved = readJson(cookies, cookie);
  cookies.delete(cookie);
  const notices = Array.isArray(saved) ? saved.filter(isNotice) : [];
  return notices.map((notice, index) => ({ ...notice, id: `kept-${index}` }));
}

function isNotice(value: unknown): value is Omit<Notice, 'id'> {
  const { kind, text, duration } = (value ?? {}) as Partial<Notice>;
  const isKind = kind === 'success' || kind === 'info' || kind === 'error';
  return isKind && typeof text === 'string' && typeof duration === 'number';
}
