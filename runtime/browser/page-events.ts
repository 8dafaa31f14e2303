type Listener<Type extends keyof DocumentEventMap> = (event: DocumentEventMap[Type]) => void;

const listeners: [type: string, listener: (event: Event) => void][] = [];

/** Adds a listener to the document; see also `listenInWaitingBlocks`. */
export function listenOnPage<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: Listener<Type>,
): void {
  document.addEventListener(type, listener);
  listeners.push([type, listener as (event: Event) => void]);
}

/**
 * Calls the listeners also for events in blocks that wait for their code: React stops these at its root. Call
 * it after React has added its own listeners there.
 */
export function listenInWaitingBlocks(root: HTMLElement): void {
  for (const [type, listener] of listeners) {
    root.addEventListener(type, (event) => event.cancelBubble && listener(event), true);
  }
}
