import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { Keys } from './keys.tsx';
import styles from './tip.module.css';

interface TipProps {
  readonly words: string;
  /** Keys that do the same, as people read them. */
  readonly keys?: string | undefined;
  /** What it is shown beside, on hover and focus: a button. */
  readonly children: ReactElement;
}

/** Says what a picture stands for. Without words there is nothing to show. */
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
