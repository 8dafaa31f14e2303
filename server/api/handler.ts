import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import type { Language } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';

/** Who calls. Derived from tokens by the server, never from a body. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'customer'; readonly userId: number; readonly sessionId: string }
  | {
      readonly kind: 'backoffice';
      readonly userId: number;
      readonly sessionId: string;
      readonly scope: readonly string[];
    };

/** A file of a multipart call, kept until the call is answered. */
export interface UploadedFile {
  /** As the caller named it: anything. */
  readonly name: string;
  readonly read: () => Promise<Buffer>;
}

export interface CallContext {
  readonly actor: Actor;
  readonly language: Language;
  readonly now: Date;
  /** Address the call comes from; attempts are counted by its `clientKey`. */
  readonly client: string;
  /** Key of an `Idempotency-Key` header; null without one. */
  readonly idempotencyKey: string | null;
  /** Headers that a few calls read (referer, refreshToken); names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The caller sends answers on: they may be a `JsonText`. */
  readonly takesJson?: boolean;
  /** Files of a multipart call. */
  readonly files?: readonly UploadedFile[];
}

export type Handler<N extends EndpointName> = (
  input: EndpointInput<N>,
  context: CallContext,
) => Promise<Result<EndpointOutput<N>>>;

/** One function per endpoint. Services give parts of it. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };
