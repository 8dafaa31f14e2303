import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { MessageParams } from '#runtime/i18n/translator.ts';
import type { DocumentKey, EditDocument } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';
import type { NodeChange, NodeStore } from '../document/node-store.ts';

export interface CommandContext {
  readonly nodes: NodeStore;
  readonly blocks: EditorBlocks;
  readonly documents: ReadonlyMap<DocumentKey, EditDocument>;
  /** Language in which the page is edited. */
  readonly language: Language;
  /** Language of the user interface. */
  readonly uiLanguage: Language;
  readonly scopes: readonly string[];
  readonly newId: () => string;
}

/** Label in the history: a key of the editor's messages. */
export interface Label {
  readonly key: string;
  readonly params?: MessageParams;
}

/** The changes that a command would make. A plan without changes is not recorded. */
export interface Plan {
  readonly changes: readonly NodeChange[];
  readonly label: Label;
  /** Ids to select afterwards. The selection stays unchanged when absent. */
  readonly select?: readonly string[];
}

/**
 * One kind of edit. `plan` is pure: the same function serves the dry run that disables menu items and the
 * edit itself. `guard.ts` decides for all commands whether the changes are allowed.
 */
export interface Command<Args> {
  readonly name: string;
  readonly plan: (context: CommandContext, args: Args) => Result<Plan>;
}

export function defineCommand<Args>(command: Command<Args>): Command<Args> {
  return command;
}
