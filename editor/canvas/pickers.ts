import { createContext, use } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import { invariant } from '#schemas/result.ts';

/** An entity that can be chosen, and how a field shows it. */
export interface PickedEntity {
  /** Stored value: a slug, a key, or an id as text. */
  readonly value: string;
  readonly title: string;
  /** Second line, e.g. an address or a price. */
  readonly detail?: string | undefined;
  readonly media?: Media | null;
}

export type EntityKind = 'product' | 'category' | 'post' | 'post-category' | 'event' | 'page';

export interface ChooseEntities {
  readonly kind: EntityKind;
  readonly selected: readonly string[];
  readonly multiple: boolean;
  /** Maximum number of values. */
  readonly max?: number;
}

/**
 * Dialogs that fields use to choose values, and how they show them. Each `choose…` resolves to the new value,
 * or to undefined when cancelled.
 */
export interface Pickers {
  /** Returns the key of a medium; null removes it. */
  readonly chooseMedia: (
    selected: string | null,
    accept?: 'image' | 'file',
  ) => Promise<string | null | undefined>;
  /** Returns a link target in the format of `linkTargetSchema`. */
  readonly chooseLink: (
    target: string,
    newTab?: boolean,
  ) => Promise<{ readonly target: string; readonly newTab: boolean } | undefined>;
  readonly chooseEntities: (request: ChooseEntities) => Promise<readonly string[] | undefined>;
  /** Returns the name of an icon: one of `among`, or of all that pages can show. */
  readonly chooseIcon: (selected: string, among?: readonly string[]) => Promise<string | undefined>;
  /** Opens the library to manage media. */
  readonly browseMedia: () => Promise<void>;
  /** Edits a medium's title, texts, focal point and crop. */
  readonly editMedia: (key: string) => Promise<void>;
  /**
   * Returns the medium of a key; null when it does not exist, undefined when the request failed. Responses
   * are cached.
   */
  readonly findMedia: (key: string) => Promise<Media | null | undefined>;
  /** Returns the entities of stored values, in order. For a value that no longer exists, the title is the value. */
  readonly findEntities: (
    kind: EntityKind,
    values: readonly string[],
  ) => Promise<readonly PickedEntity[]>;
  /** Returns the label of a link target: the title of the linked page. */
  readonly describeLink: (target: string) => Promise<PickedEntity>;
}

export const PickersContext = createContext<Pickers | null>(null);

export function usePickers(): Pickers {
  const pickers = use(PickersContext);
  invariant(pickers, 'A field was drawn outside of the editor.');
  return pickers;
}
