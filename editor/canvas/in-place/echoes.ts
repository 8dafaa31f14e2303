import { collapseSpace } from './text-value.ts';

export type Arrival = 'ours' | 'theirs';

/**
 * Distinguishes typed text that is rendered back, possibly late, from text set by another editor or the
 * history.
 */
export class Echoes {
  #awaited: string[] = [];

  /** Call when a text was passed on: it will be rendered. */
  sent(text: string): void {
    this.#awaited.push(text);
  }

  /** `rendered` is now in the page, `typed` is what the user currently sees. */
  arrived(rendered: string, typed: string): Arrival {
    const place = this.#awaited.lastIndexOf(rendered);
    if (place >= 0) this.#awaited = this.#awaited.slice(place + 1);
    if (place >= 0 || collapseSpace(rendered) === collapseSpace(typed)) return 'ours';
    this.#awaited = [];
    return 'theirs';
  }
}
