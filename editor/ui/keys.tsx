import { useT } from '../i18n/translate.tsx';

/** Keys whose names differ between keyboards. */
const named = /Ctrl|Shift|Del|Home|End|Backspace|Enter/g;

interface KeysProps {
  /** Keys in the format `Ctrl+Shift+Z`. */
  readonly keys: string;
  readonly className?: string | undefined;
}

/** Keys pressed together, with the key names of the user's language. */
export function Keys({ keys, className }: KeysProps) {
  const t = useT();
  return <kbd className={className}>{keys.replace(named, (name) => t(`ui.key${name}`))}</kbd>;
}
