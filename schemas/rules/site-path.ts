const allowed = /^\/[A-Za-z0-9@\-%_~/]*(\?[^#\s\\]*)?(#[^\s\\]*)?$/;

/**
 * Whether a path is inside the site (ROUTE-45, ROUTE-46) however a browser resolves it: no `//host`, no
 * backslash, no control characters, no `.` or `..` that would leave `//host` after resolution, and the same
 * after decoding.
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
