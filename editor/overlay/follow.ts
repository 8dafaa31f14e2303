import { autoUpdate } from '@floating-ui/react';

interface Followed {
  readonly updates: Set<() => void>;
  readonly stop: () => void;
}

const followed = new WeakMap<Element, Followed>();

/**
 * Calls back at once, and whenever an element may have moved or grown. Looking out for that costs
 * layout: everything that follows the same element shares it.
 */
export function follow(element: Element, update: () => void): () => void {
  const known = followed.get(element) ?? lookOutFor(element);
  followed.set(element, known);
  known.updates.add(update);
  update();
  return () => {
    known.updates.delete(update);
    if (known.updates.size > 0) return;
    known.stop();
    followed.delete(element);
  };
}

function lookOutFor(element: Element): Followed {
  const updates = new Set<() => void>();
  const stop = autoUpdate(element, null, () => {
    for (const update of updates) update();
  });
  return { updates, stop };
}
