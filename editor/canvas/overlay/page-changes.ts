import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useEditor } from '../editor-context.ts';
import { renderedElements } from '../page/rendered-id.ts';
import { beforePaint, render } from './before-paint.ts';
import { useOverlay } from './overlay-store.ts';

type Listener = () => void;

const watched = new WeakMap<HTMLElement, { readonly listeners: Set<Listener> }>();

/**
 * Calls the listener before the next paint when elements were added to the page or removed, or the page was
 * zoomed.
 */
export function onPageChange(root: HTMLElement, listener: Listener): () => void {
  const known = watched.get(root) ?? { listeners: watch(root) };
  watched.set(root, known);
  known.listeners.add(listener);
  return () => known.listeners.delete(listener);
}

function watch(root: HTMLElement): Set<Listener> {
  const listeners = new Set<Listener>();
  const plan = () => {
    for (const listener of listeners) beforePaint(listener);
  };
  const observer = new MutationObserver((records) => {
    if (!records.every(isProbe)) plan();
  });
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-id', 'data-device', 'hidden', 'open', 'data-chosen'],
  });
  // Docked panels zoom the page: everything moves, but no element reports a new size.
  new MutationObserver(plan).observe(root, { attributes: true, attributeFilter: ['style'] });
  return listeners;
}

/** Probes of slots are removed again, and must not trigger another search for slots. */
function isProbe({ addedNodes, removedNodes }: MutationRecord): boolean {
  const nodes = [...addedNodes, ...removedNodes];
  return nodes.length > 0 && nodes.every((node) => 'dataset' in node && isMarked(node));
}

const isMarked = (node: Node) => 'probe' in (node as HTMLElement).dataset;

const none: readonly HTMLElement[] = [];

/** Returns the elements of the page that show a node; the same array until they change. */
export function useRendered(id: string | null): readonly HTMLElement[] {
  const { editing } = useEditor();
  const { root } = useStore(useOverlay(), ({ surface }) => surface);
  const kept = useRef(none);
  const subscribe = useCallback(
    (changed: Listener) => onPageChange(root, () => render(changed)),
    [root],
  );
  return useSyncExternalStore(subscribe, () => {
    const found = id === null ? none : renderedElements(root, editing, id);
    if (!areSame(found, kept.current)) kept.current = found;
    return kept.current;
  });
}

export function areSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
