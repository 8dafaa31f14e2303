import type { EditorIconName } from '../../ui/icons/icon-names.ts';

export interface ScreenCommand {
  readonly id: string;
  readonly icon: EditorIconName;
  readonly label: string;
  readonly run: () => void;
}
