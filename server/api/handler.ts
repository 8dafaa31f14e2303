import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import type { Language } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';

/** The caller. The server derives it from tokens, never from a body. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'customer'; readonly userId: number; readonly sessionId: string }
  | {
      readonly kind: 'backoffice';
      readonly userId: number;
      readonly sessionId: string;
      readonly scope: readonly string[];
      /** The site requires a second factor, and this person has none: they may only set it up. */
      readonly lacksFactor?: true;
      /** Set if a program calls with a key; the user is its owner, and the session its id. */
      readonly key?: ActorKey;
    };

export interface ActorKey {
  readonly id: string;
  readonly name: string;
}

/** A file of a multipart call, held until the call returns. */
export interface UploadedFile {
  /** Name of the form field; untrusted, as is the file name. */
  readonly field: string;
  readonly name: string;
  readonly read: () => Promise<Buffer>;
}

export interface CallContext {
  readonly actor: Actor;
  readonly language: Language;
  readonly now: Date;
  /** IP address of the caller; attempts are counted by its `clientKey`. */
  readonly client: string;
  /** Key of an `Idempotency-Key` header; null without one. */
  readonly idempotencyKey: string | null;
  /** Headers that a few calls read (referer, refreshToken, user-agent); names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The caller forwards responses, so they may be a `JsonText`. */
  readonly takesJson?: boolean;
  /** Files of a multipart call, or of the form that a visitor posted. */
  readonly files?: readonly UploadedFile[];
}

export type Handler<N extends EndpointName> = (
  input: EndpointInput<N>,
  context: CallContext,
) => Promise<Result<EndpointOutput<N>>>;

/** One function per endpoint. Each service implements some of them. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };
