import { flushSync } from 'react-dom';

/** Rounds of one pass: what is rendered may have to be measured in turn. */
const most = 5;

const planned = new Set<() => void>();
let drawings: (() => void)[] | null = null;
let frame = 0;

/**
 * Measures before the next picture, together with all that is to be measured for it, and once however
 * often it is asked for. Between two things that are rendered each measuring would cost a layout.
 */
export function beforePicture(measure: () => void): () => void {
  planned.add(measure);
  frame ||= requestAnimationFrame(pass);
  return () => void planned.delete(measure);
}

/** Renders what was measured: once everything is, or at once where nothing else is being measured. */
export function render(rendering: () => void): void {
  if (drawings) drawings.push(rendering);
  else rendering();
}

function pass(): void {
  try {
    for (let round = 0; planned.size > 0 && round < most; round++) {
      const found = measureAll();
      // With this picture, not with the next.
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
