const allowed = /^\/[A-Za-z0-9@\-%_~/.]*(\?[^#\s\\]*)?(#\S*)?$/;
const base = 'http://site.invalid';

/** True for a path that stays on this site, also when a browser reads it in its own way. */
export function isSitePath(path: string): boolean {
  return allowed.test(path) && [path, decoded(path)].every(staysInside);
}

function staysInside(path: string | null): boolean {
  if (path === null || !/^\/(?![/\\])/.test(path) || /\p{Cc}/u.test(path)) return false;
  return URL.canParse(path, base) && new URL(path, base).origin === base;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
