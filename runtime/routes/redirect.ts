const allowed = /^\/[A-Za-z0-9@\-%_~/]*(\?[^#\s\\]*)?(#\S*)?$/;

/**
 * A path inside the site, or null. Follows ROUTE-45 and ROUTE-46, and stays on the origin however
 * a browser reads it: no `//host`, no backslash, no control characters, checked again after decoding.
 */
export function safeRedirect(path: unknown, origin = 'http://site.invalid'): string | null {
  if (typeof path !== 'string' || path.length > 2000) return null;
  return [path, decoded(path)].every((form) => staysInside(form, origin)) && allowed.test(path)
    ? path
    : null;
}

function staysInside(path: string | null, origin: string): boolean {
  if (path === null || !path.startsWith('/') || /^[/\\]{2}/.test(path)) return false;
  if (hasControl(path) || !URL.canParse(path, origin)) return false;
  return new URL(path, origin).origin === origin;
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) < 32) return true;
  return false;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
