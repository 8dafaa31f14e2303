import type { Labels } from '#schemas/block/labels.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import type { BlockPreset } from '../block/editor-registry.ts';
import type { AnyView, Load } from '../block/types.ts';
import type { MessagesByLanguage } from '../i18n/messages.ts';
import type { BlockKit } from './block-kit.ts';

/** A block that is added to a built shop: all that the folder of a built-in one holds. */
export interface AddedBlock {
  readonly model: BlockModel;
  readonly labels: Labels;
  readonly View: AnyView;
  /** Examples by name, `current` first. */
  readonly presets: Readonly<Record<string, BlockPreset>>;
  readonly messages?: MessagesByLanguage;
  /** Runs on the server only, but the file is public: no secrets. */
  readonly load?: Load<never, unknown>;
  /** A style sheet: the page has it wherever the block stands. */
  readonly styles?: string;
}

/** The file of an added block: an ES module without imports. */
export interface AddedModule {
  readonly block: (kit: BlockKit) => AddedBlock;
}

/** Paths of what a browser fetches of an added block; the validator in edit mode only. */
export interface AddedFiles {
  readonly module: string;
  readonly validator: string;
  readonly styles: string | null;
}

/** By the type of the block. */
export type AddedByType = Readonly<Record<string, AddedFiles>>;
