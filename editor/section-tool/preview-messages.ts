import type { JsonObject } from '#schemas/document/element.ts';

/** One rule of accessibility that a preview breaks. */
export interface Violation {
  readonly rule: string;
  readonly impact: string;
  /** In English, as axe words it. */
  readonly help: string;
  readonly helpUrl: string;
  /** Selectors of what breaks it. */
  readonly targets: readonly string[];
}

/** What the tool tells a preview. */
export type ToPreview =
  | {
      readonly kind: 'render';
      /** The choice, as the query of its address. */
      readonly search: string;
      /** Options as typed in the form; null for those of the fixture. */
      readonly options: JsonObject | null;
    }
  | { readonly kind: 'check' };

/** What a preview tells the tool. */
export type FromPreview =
  | { readonly kind: 'ready' }
  | { readonly kind: 'checked'; readonly violations: readonly Violation[] | null };

/** Hears messages from one window of this site; answers how to stop. */
export function listenTo<M>(
  sender: () => MessageEventSource | null | undefined,
  onMessage: (message: M) => void,
): () => void {
  const stop = new AbortController();
  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source !== null && source === sender())
        onMessage(data as M);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

export function tell(window: Window, message: ToPreview | FromPreview): void {
  window.postMessage(message, location.origin);
}
