import type { Labels } from '#schemas/block/labels.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import type { BlockPreset } from '../block/editor-registry.ts';
import type { AnyView, Load } from '../block/types.ts';
import type { MessagesByLanguage } from '../i18n/messages.ts';
import type { BlockKit } from './block-kit.ts';

/** A block added to a built shop: everything that the folder of a built-in block contains. */
export interface AddedBlock {
  readonly model: BlockModel;
  readonly labels: Labels;
  readonly View: AnyView;
  /** Presets by name, `current` first. */
  readonly presets: Readonly<Record<string, BlockPreset>>;
  readonly messages?: MessagesByLanguage;
  /** Runs only on the server, but the file is public: it must not contain secrets. */
  readonly load?: Load<never, unknown>;
  /** A style sheet, loaded on every page with the block. */
  readonly styles?: string;
}

/** The file of an added block: an ES module without imports. */
export interface AddedModule {
  readonly block: (kit: BlockKit) => AddedBlock;
}
