import type { ReactNode } from 'react';
import { Medium } from '../rich-text/medium.tsx';
import { Graticule, type GraticuleProps } from '../ui/chart.tsx';
import styles from './dead-end.module.css';

interface DeadEndProps {
  /** Key of the media library. */
  readonly picture: string | null;
  readonly marks?: GraticuleProps['marks'];
  readonly children: ReactNode;
  /** The ways on. */
  readonly actions: ReactNode;
}

/** A screen that is all that can be shown: a picture, what happened, and the ways on. */
export function DeadEnd({ picture, marks, children, actions }: DeadEndProps) {
  return (
    <div className={styles.root}>
      <div className={`wrap ${styles.layout}`}>
        <Graticule marks={marks}>
          <div className={styles.picture}>
            <Medium of={picture} sizes="(min-width: 900px) 40rem, 100vw" alt="" priority />
          </div>
        </Graticule>
        <div className={styles.words}>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </div>
  );
}
