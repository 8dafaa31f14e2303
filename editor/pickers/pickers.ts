import { createContext, use } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import { invariant } from '#schemas/result.ts';

/** One thing that can be chosen, and how a field shows it. */
export interface PickedEntity {
  /** What is stored: a slug, a key, an id as text. */
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
  /** Most that may be chosen. */
  readonly max?: number;
}

/**
 * What fields ask people through dialogs, and how they show what is chosen. Each `choose…` answers
 * the new value, or undefined when it was cancelled.
 */
export interface Pickers {
  /** Key of a medium; null takes it off. */
  readonly chooseMedia: (
    selected: string | null,
    accept?: 'image' | 'file',
  ) => Promise<string | null | undefined>;
  /** Link target as `linkTargetSchema` has it; the words to link may be offered. */
  readonly chooseLink: (
    target: string,
    newTab?: boolean,
  ) => Promise<{ readonly target: string; readonly newTab: boolean } | undefined>;
  readonly chooseEntities: (request: ChooseEntities) => Promise<readonly string[] | undefined>;
  /** Name of an icon: one of `among`, or of all that pages can show. */
  readonly chooseIcon: (selected: string, among?: readonly string[]) => Promise<string | undefined>;
  /** Opens the library to look after media. */
  readonly browseMedia: () => Promise<void>;
  /** Opens the editor of a medium's title, texts, focal point and crop. */
  readonly editMedia: (key: string) => Promise<void>;
  /**
   * The medium of a key; null when it is gone, undefined when that could not be found out. Answers
   * are remembered.
   */
  readonly findMedia: (key: string) => Promise<Media | null | undefined>;
  /** What stored values stand for, in their order; values that are gone have their value as title. */
  readonly findEntities: (
    kind: EntityKind,
    values: readonly string[],
  ) => Promise<readonly PickedEntity[]>;
  /** Words for a link target: the title of the page it leads to. */
  readonly describeLink: (target: string) => Promise<PickedEntity>;
}

export const PickersContext = createContext<Pickers | null>(null);

export function usePickers(): Pickers {
  const pickers = use(PickersContext);
  invariant(pickers, 'A field was drawn outside of the editor.');
  return pickers;
}
