import type { Language } from '../languages.ts';

/** What editors read about a field: its name, and help where the name is not enough. */
export interface FieldLabel {
  readonly label: string;
  readonly help?: string;
  /** Words for the values of an `enum`, by value. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What editors read about a block, in one language. */
export interface BlockLabels {
  readonly name: string;
  /** One line: what it is for. */
  readonly description: string;
  /** Other words people look for it by. */
  readonly keywords?: readonly string[];
  /**
   * Fields by path without members: `title`, `items/title`. What is absent is named by the common
   * labels of the editor, by the last key of the path.
   */
  readonly fields?: Readonly<Record<string, FieldLabel>>;
  readonly slots?: Readonly<Record<string, string>>;
  /**
   * Names of examples that editors may begin with besides the first one, by the name of the fixture;
   * fixtures without a name are for tests and the workbench alone.
   */
  readonly presets?: Readonly<Record<string, string>>;
}

export type Labels = Readonly<Record<Language, BlockLabels>>;

/** Declares what editors read about a block. */
export function defineLabels(labels: Labels): Labels {
  return labels;
}
