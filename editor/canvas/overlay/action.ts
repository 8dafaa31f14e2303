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

/** What actions on blocks may use. */
export interface ActionPorts {
  readonly editing: Editing;
  readonly ui: UiStore;
  readonly overlay: OverlayStore;
  readonly uiLanguage: Language;
  /** Asks for the name that editors know a block by. */
  readonly rename: (id: string) => void;
  /** Puts blocks on the clipboard, and takes them from there. */
  readonly clipboard: BlockClipboard;
}

/** Something that can be done with the selected blocks. */
export interface BlockAction {
  readonly id: string;
  readonly icon: EditorIconName;
  /** Key of the editor's messages. */
  readonly label: string;
  /** Why it cannot be done with these now; null when it can. */
  readonly why: (ports: ActionPorts, ids: readonly string[]) => Why | null;
  readonly run: (ports: ActionPorts, ids: readonly string[]) => void;
}

export const cannot = (key: string): Why => ({ key: `overlay.${key}` });

/** Why a dry run was refused. */
export function refusal(ports: ActionPorts, result: Result<unknown>): Why | null {
  return result.ok ? null : whyNot(ports.editing, result.error);
}

/** Does it and says so; what cannot be done is said as well. */
export function act(ports: ActionPorts, action: BlockAction, ids: readonly string[]): boolean {
  const why = action.why(ports, ids);
  if (why) ports.overlay.setState({ notice: why });
  else action.run(ports, ids);
  return why === null;
}
