import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { Keys } from './keys.tsx';
import styles from './tip.module.css';

interface TipProps {
  readonly words: string;
  /** Equivalent keys for display. */
  readonly keys?: string | undefined;
  /** The button that it describes on hover and focus. */
  readonly children: ReactElement;
}

/** A tooltip for an icon button. Not rendered without text. */
export function Tip({ words, keys, children }: TipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      {words.trim() !== '' && (
        <Tooltip className={`izlog-editor ${styles.tip}`} offset={6}>
          {words}
          {keys && <Keys keys={keys} className={styles.keys} />}
        </Tooltip>
      )}
    </TooltipTrigger>
  );
}
