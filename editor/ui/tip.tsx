import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { Keys } from './keys.tsx';
import { useOwnLanguage } from './own-language.ts';
import styles from './tip.module.css';

interface TipProps {
  readonly label: string;
  /** Shortcut of the button, shown in the tooltip. */
  readonly keys?: string | undefined;
  /** The button that it describes on hover and focus. */
  readonly children: ReactElement;
}

/** A tooltip for an icon button. Not rendered without text. */
export function Tip({ label, keys, children }: TipProps) {
  const own = useOwnLanguage();
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      {label.trim() !== '' && (
        <Tooltip {...own} className={`izlog-editor ${styles.tip}`} offset={6}>
          {label}
          {keys && <Keys keys={keys} className={styles.keys} />}
        </Tooltip>
      )}
    </TooltipTrigger>
  );
}
