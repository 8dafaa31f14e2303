import { useScreenSize } from '../../canvas/use-screen-size.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';

interface ToolButtonProps {
  readonly icon: EditorIconName;
  readonly label: string;
}

/** Opens a tool of a list. On a phone it is only an icon, so that all tools are in one line. */
export function ToolButton({ icon, label }: ToolButtonProps) {
  const isNarrow = useScreenSize() === 'narrow';
  return isNarrow ? <IconButton icon={icon} label={label} /> : <Button icon={icon}>{label}</Button>;
}
