import type { JsonObject } from '#schemas/document/element.ts';

/** One accessibility rule that a preview breaks. */
export interface Violation {
  readonly rule: string;
  readonly impact: string;
  /** English text from axe. */
  readonly help: string;
  readonly helpUrl: string;
  /** Selectors of the elements that break it. */
  readonly targets: readonly string[];
}

/** Messages from the tool to a preview. */
export type ToPreview =
  | {
      readonly kind: 'render';
      /** The choice, as the query of its address. */
      readonly search: string;
      /** Options as typed in the form; null for those of the fixture. */
      readonly options: JsonObject | null;
    }
  | { readonly kind: 'check' };

/** Messages from a preview to the tool. */
export type FromPreview =
  | { readonly kind: 'ready' }
  | { readonly kind: 'checked'; readonly violations: readonly Violation[] | null };

/** Listens to messages from one window of this site. Returns a function that stops. */
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

export function notify(window: Window, message: ToPreview | FromPreview): void {
  window.postMessage(message, location.origin);
}
