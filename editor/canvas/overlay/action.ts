import type { Language } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';
import type { Position } from '../../model/commands/insert.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { UiStore } from '../../session/ui/ui-store.ts';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import type { OverlayStore } from './overlay-store.ts';
import { type Why, whyNot } from './why.ts';

export interface BlockClipboard {
  readonly copy: (ids: readonly string[]) => Promise<void>;
  readonly paste: (at: Position | null) => Promise<void>;
}

/** Ports for block actions. */
export interface ActionPorts {
  readonly editing: Editing;
  readonly ui: UiStore;
  readonly overlay: OverlayStore;
  readonly uiLanguage: Language;
  /** Prompts for the name that editors know a block by. */
  readonly rename: (id: string) => void;
  /** Copies blocks to the clipboard, and pastes them. */
  readonly clipboard: BlockClipboard;
}

/** An action on the selected blocks. */
export interface BlockAction {
  readonly id: string;
  readonly icon: EditorIconName;
  /** Key of the editor's messages. */
  readonly label: string;
  /** Returns the reason why the action is impossible for these blocks now; null when it is possible. */
  readonly why: (ports: ActionPorts, ids: readonly string[]) => Why | null;
  readonly run: (ports: ActionPorts, ids: readonly string[]) => void;
}

export const cannot = (key: string): Why => ({ key: `overlay.${key}` });

/** Returns the reason why a dry run was refused. */
export function refusal(ports: ActionPorts, result: Result<unknown>): Why | null {
  return result.ok ? null : whyNot(ports.editing, result.error);
}

/** Runs an action, or shows a notice why it is impossible. */
export function act(ports: ActionPorts, action: BlockAction, ids: readonly string[]): boolean {
  const why = action.why(ports, ids);
  if (why) ports.overlay.setState({ notice: why });
  else action.run(ports, ids);
  return why === null;
}
