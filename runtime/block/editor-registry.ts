import type { Labels } from '#schemas/block/labels.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import type { ElementInput, JsonObject } from '#schemas/document/element.ts';
import type { BrowserBlock } from './types.ts';

/** A stored example of a block, offered in the block library. */
export interface BlockPreset {
  readonly version?: number;
  readonly options: JsonObject;
  /** Texts in other languages, by language and path. */
  readonly translations?: NonNullable<ElementInput['translations']>;
  readonly parts?: Readonly<Record<string, readonly ElementInput[]>>;
  /** What its load answered, for pictures of it. */
  readonly data?: unknown;
  /** Who looks at it there. */
  readonly session?: unknown;
}

/** A block as the editor knows it. */
export interface EditorBlock {
  readonly model: BlockModel;
  readonly labels: Labels;
  readonly validate: OptionsValidator;
  /** Its view, fetched when it is first rendered. */
  readonly view: BrowserBlock;
  /** Whether the server must load data for it. */
  readonly loads: boolean;
  /** By name, `current` first. */
  readonly presets: Readonly<Record<string, () => Promise<{ readonly default: BlockPreset }>>>;
}

/** Blocks as far as elements are checked by them. */
export type KnownBlocks = Readonly<Record<string, Pick<EditorBlock, 'model' | 'validate'>>>;

export type EditorBlocks = Readonly<Record<string, EditorBlock>>;
