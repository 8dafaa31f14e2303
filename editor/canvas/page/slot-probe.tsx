import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { SlotKey } from '../../model/document/node-store.ts';
import { useCanvas } from './canvas-context.ts';

/** Renders nothing, except while its position is requested. */
export function SlotProbe({ slotKey }: { readonly slotKey: SlotKey }) {
  const { probes } = useCanvas();
  const mark = useRef<HTMLElement>(null);
  const isRequested = useSyncExternalStore(
    useCallback((changed) => probes.subscribe(slotKey, changed), [probes, slotKey]),
    () => probes.isRequested(slotKey),
  );
  useLayoutEffect(() => {
    const current = isRequested ? mark.current : null;
    const parent = current?.parentElement;
    if (current && parent) probes.response(slotKey, { parent, before: contentAfter(current) });
  }, [isRequested, probes, slotKey]);
  return isRequested ? <i ref={mark} hidden data-probe="" /> : null;
}

/** The next element of the page; probes of other slots may be between. */
function contentAfter(probe: Element): Element | null {
  let next = probe.nextElementSibling;
  while (next?.hasAttribute('data-probe')) next = next.nextElementSibling;
  return next;
}
