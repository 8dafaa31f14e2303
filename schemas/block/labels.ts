import { type Language, type TextsByLanguage, textsIn } from '../languages.ts';

/** A field's texts in the editor: its name, and help where the name is not enough. */
export interface FieldLabel {
  readonly label: string;
  readonly help?: string;
  /** Labels for the values of an `enum`, by value. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A block's texts in the editor, in one language. */
export interface BlockLabels {
  readonly name: string;
  /** One line: the purpose of the block. */
  readonly description: string;
  /** Other search terms for it. */
  readonly keywords?: readonly string[];
  /**
   * Fields by path without list members: `title`, `items/title`. Absent fields use the editor's common
   * labels, by the last key of the path.
   */
  readonly fields?: Readonly<Record<string, FieldLabel>>;
  readonly slots?: Readonly<Record<string, string>>;
  /**
   * Names of presets that editors can start from besides the first one, by the name of the fixture; fixtures
   * without a name are for tests and the workbench only.
   */
  readonly presets?: Readonly<Record<string, string>>;
}

export type Labels = TextsByLanguage<BlockLabels>;

interface Labelled {
  readonly labels: Labels;
}

/** Returns the labels of a block for a language of the editor. */
export function labelsOf(block: Labelled, language: Language): BlockLabels;
export function labelsOf(block: Labelled | undefined, language: Language): BlockLabels | undefined;
export function labelsOf(block: Labelled | undefined, language: Language): BlockLabels | undefined {
  return block && textsIn(block.labels, language);
}
