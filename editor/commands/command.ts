import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { MessageParams } from '#runtime/i18n/translator.ts';
import type { DocumentKey, EditDocument } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';
import type { NodeChange, NodeStore } from '../document/node-store.ts';

/** What a command may know. */
export interface CommandContext {
  readonly nodes: NodeStore;
  readonly blocks: EditorBlocks;
  readonly documents: ReadonlyMap<DocumentKey, EditDocument>;
  /** Language the page is edited in. */
  readonly language: Language;
  /** Language the person at work reads. */
  readonly uiLanguage: Language;
  /** Scopes of the person at work. */
  readonly scopes: readonly string[];
  readonly newId: () => string;
}

/** Words for the history: a key of the editor's messages. */
export interface Label {
  readonly key: string;
  readonly params?: MessageParams;
}

/** What a command would do. Without changes it does nothing and leaves no trace. */
export interface Plan {
  readonly changes: readonly NodeChange[];
  readonly label: Label;
  /** What is selected afterwards; what was selected stays when absent. */
  readonly select?: readonly string[];
}

/**
 * One kind of edit. `plan` is pure: the same function serves the dry run that greys a menu and the
 * edit itself. Whether the changes may be made is decided by `guard.ts`, for all commands alike.
 */
export interface Command<Args> {
  readonly name: string;
  readonly plan: (context: CommandContext, args: Args) => Result<Plan>;
}

export function defineCommand<Args>(command: Command<Args>): Command<Args> {
  return command;
}
