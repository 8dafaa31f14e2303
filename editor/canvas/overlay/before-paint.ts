import { flushSync } from 'react-dom';

/** Maximum rounds per pass: rendering may request new measurements. */
const most = 5;

const planned = new Set<() => void>();
let drawings: (() => void)[] | null = null;
let frame = 0;

/**
 * Runs a measurement before the next paint, batched with all others, and once however often it is requested.
 * Measuring between two renders would force a layout each time.
 */
export function beforePaint(measure: () => void): () => void {
  planned.add(measure);
  frame ||= requestAnimationFrame(pass);
  return () => void planned.delete(measure);
}

/** Renders after all measurements of a pass, or at once when no pass is running. */
export function render(rendering: () => void): void {
  if (drawings) drawings.push(rendering);
  else rendering();
}

function pass(): void {
  try {
    for (let round = 0; planned.size > 0 && round < most; round++) {
      const found = measureAll();
      // Rendered synchronously for this paint instead of the next.
      if (found.length > 0) {
        flushSync(() => {
          for (const rendering of found) rendering();
        });
      }
    }
  } finally {
    frame = planned.size > 0 ? requestAnimationFrame(pass) : 0;
  }
}

function measureAll(): readonly (() => void)[] {
  const measures = [...planned];
  planned.clear();
  const found: (() => void)[] = [];
  drawings = found;
  try {
    for (const measure of measures) measure();
  } finally {
    drawings = null;
  }
  return found;
}
