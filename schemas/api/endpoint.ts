import type { HeaderName } from './headers.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Callers that may make the call. `guest` holds a cart: its id and protectCode are in the input.
 * `development` calls exist outside production only; elsewhere they respond with 404 (DEV-12).
 */
export type Access = 'public' | 'guest' | 'customer' | 'backoffice' | 'development';

/** Groups of calls that share one rate limit against guessing and flooding. */
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
  | 'passkey'
  | 'report';

/** One call of the API. Schemas carry their types: see `EndpointInput` and `EndpointOutput`. */
export interface Endpoint {
  /** Item of the product's checklist; null for calls beyond it. */
  readonly id: `API-${string}` | null;
  /** Other checklist items that this call covers. */
  readonly covers?: readonly `API-${string}`[];
  readonly method: Method;
  /** Contains `{name}` for each of `params`. */
  readonly path: string;
  /** Other paths that lead to the same call. */
  readonly aliases?: readonly string[];
  readonly access: Access;
  /** Headers it reads in addition to those of every call. */
  readonly headers?: readonly HeaderName[];
  readonly params?: object;
  readonly query?: object;
  /** Not allowed for DELETE: its parameters are in `query`, and are also accepted in a JSON body. */
  readonly body?: object;
  /** The `data` of the response. */
  readonly response: object;
  /**
   * The body is multipart/form-data with files under `file`. `optional`: JSON, or multipart/form-data with that
   * JSON under `body` and a visitor's files under `field.` and the name of their field.
   */
  readonly multipart?: boolean | 'optional';
  /** The response is a file: `content` is sent as bytes of type `mime`, without envelope. */
  readonly raw?: boolean;
  /** Accepts bodies up to 16 MB, e.g. whole documents. */
  readonly large?: boolean;
  readonly deprecated?: boolean;
  readonly rate?: Rate;
  /** Only failed calls count towards the rate limit, since the limit is against guessing. */
  readonly failuresOnly?: boolean;
  readonly summary: string;
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
