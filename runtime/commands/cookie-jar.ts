export interface CookieOptions {
  /** Lifetime in seconds; 0 deletes the cookie. */
  readonly maxAge: number;
  readonly httpOnly?: boolean;
}

export interface CookieChange extends CookieOptions {
  readonly name: string;
  readonly value: string;
}

/** Cookies of one request and those to set with its response. Reads see earlier writes. */
export interface CookieJar {
  get(name: string): string | null;
  set(name: string, value: string, options: CookieOptions): void;
  delete(name: string): void;
  readonly changes: readonly CookieChange[];
}

/** Reads JSON from a cookie. It comes from the visitor's browser: what is not JSON is null, the rest needs checks. */
export function readJson(cookies: CookieJar, name: string): unknown {
  const text = cookies.get(name);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function createCookieJar(sent: Readonly<Record<string, string | undefined>>): CookieJar {
  const changes = new Map<string, CookieChange>();
  return {
    get(name) {
      const changed = changes.get(name);
      if (changed) return changed.maxAge > 0 ? changed.value : null;
      return sent[name] ?? null;
    },
    set(name, value, options) {
      changes.set(name, { name, value, httpOnly: true, ...options });
    },
    delete(name) {
      changes.set(name, { name, value: '', maxAge: 0, httpOnly: true });
    },
    get changes() {
      return [...changes.values()];
    },
  };
}
