import { collapseSpace } from './text-value.ts';

export type Arrival = 'ours' | 'theirs';

/**
 * Tells text that comes back rendered from what was typed, perhaps late, from text that somebody else
 * or the history put there.
 */
export class Echoes {
  #awaited: string[] = [];

  /** This text was handed on; it will be rendered. */
  sent(text: string): void {
    this.#awaited.push(text);
  }

  /** `rendered` now stands in the page, `typed` is what the person sees before him. */
  arrived(rendered: string, typed: string): Arrival {
    const place = this.#awaited.lastIndexOf(rendered);
    if (place >= 0) this.#awaited = this.#awaited.slice(place + 1);
    if (place >= 0 || collapseSpace(rendered) === collapseSpace(typed)) return 'ours';
    this.#awaited = [];
    return 'theirs';
  }
}
