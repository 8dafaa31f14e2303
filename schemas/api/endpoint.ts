import type { HeaderName } from './headers.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `guest` holds a cart: its id and protectCode are in the input. `development` calls
 * exist outside production only and answer 404 elsewhere (DEV-12).
 */
export type Access = 'public' | 'guest' | 'customer' | 'backoffice' | 'development';

/** Calls that are counted together against guessing and flooding. */
export type Rate =
  | 'login'
  | 'register'
  | 'secret'
  | 'coupon'
  | 'barcode'
  | 'order'
  | 'withdrawal'
  | 'form'
  | 'consent'
  | 'mail'
  | 'link'
  | 'report';

/** One call of the API. Schemas carry their types: see `EndpointInput` and `EndpointOutput`. */
export interface Endpoint {
  /** Item of the product's checklist; null for calls beyond it. */
  readonly id: `API-${string}` | null;
  /** Further items this call answers. */
  readonly covers?: readonly `API-${string}`[];
  readonly method: Method;
  /** With `{name}` for each of `params`. */
  readonly path: string;
  /** Other paths that lead to the same call. */
  readonly aliases?: readonly string[];
  readonly access: Access;
  /** Headers it reads besides those of every call. */
  readonly headers?: readonly HeaderName[];
  readonly params?: object;
  readonly query?: object;
  /** A DELETE has `query`; the same names are taken from a JSON body as well. */
  readonly body?: object;
  /** What lies in `data` of the response. */
  readonly response: object;
  /** The body is multipart/form-data with files under `file`. */
  readonly multipart?: boolean;
  /** The answer is a file: `content` goes out as bytes of type `mime`, without envelope. */
  readonly raw?: boolean;
  /** Takes bodies up to 16 MB, e.g. whole documents. */
  readonly large?: boolean;
  readonly deprecated?: boolean;
  readonly rate?: Rate;
  /** Calls that succeed do not count: it is guessing that is limited. */
  readonly failuresOnly?: boolean;
  readonly summary: string;
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
