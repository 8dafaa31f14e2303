import type { Labels } from '#schemas/block/labels.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import type { ElementInput, JsonObject } from '#schemas/document/element.ts';
import type { Language } from '#schemas/languages.ts';
import type { BrowserBlock } from './types.ts';

/** A stored example of a block, offered in the block library. */
export interface BlockPreset {
  readonly version?: number;
  readonly options: JsonObject;
  /** Language of the texts in `options` and in its parts. Absent: the default language of the site. */
  readonly language?: Language;
  /** Texts in other languages, by language and path. */
  readonly translations?: NonNullable<ElementInput['translations']>;
  readonly parts?: Readonly<Record<string, readonly ElementInput[]>>;
  /** Data that the block's `load` returned, for the picture of the preset. */
  readonly data?: unknown;
  /** Session that the preset is rendered with. */
  readonly session?: unknown;
}

/** A block as the editor uses it. */
export interface EditorBlock {
  readonly model: BlockModel;
  readonly labels: Labels;
  readonly validate: OptionsValidator;
  /** View of the block, fetched on first render. */
  readonly view: BrowserBlock;
  /** Whether the block library omits the block. */
  readonly isHidden?: boolean;
  /** Whether the server must load data for the block. */
  readonly loads: boolean;
  /** Fixtures by name, `current` first. */
  readonly presets: Readonly<Record<string, () => Promise<{ readonly default: BlockPreset }>>>;
}

/** Blocks by type, with the properties that validate elements. */
export type KnownBlocks = Readonly<Record<string, Pick<EditorBlock, 'model' | 'validate'>>>;

export type EditorBlocks = Readonly<Record<string, EditorBlock>>;
