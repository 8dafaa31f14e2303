const allowed = /^\/[A-Za-z0-9@\-%_~/.]*(\?[^#\s\\]*)?(#[^\s\\]*)?$/;

/**
 * True for a path inside the site (ROUTE-45, ROUTE-46) that stays there however a browser reads it:
 * no `//host`, no backslash, no control characters, no `.` or `..` that would leave `//host` behind
 * once it is resolved, and none of it after decoding either.
 */
export function isSitePath(path: string): boolean {
  return path.length <= 2000 && allowed.test(path) && [path, decoded(path)].every(staysInside);
}

function staysInside(path: string | null): boolean {
  return (
    path !== null && /^\/(?![/\\])/.test(path) && !/\p{Cc}|^[^?#]*\/\.{1,2}(?![^/?#])/u.test(path)
  );
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
