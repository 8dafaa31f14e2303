import type { ReactNode } from 'react';
import { Medium } from '../rich-text/medium.tsx';
import { Graticule, type GraticuleProps } from '../ui/chart.tsx';
import styles from './dead-end.module.css';

interface DeadEndProps {
  /** Key in the media library. */
  readonly picture: string | null;
  readonly marks?: GraticuleProps['marks'];
  readonly children: ReactNode;
  /** Links and buttons to continue. */
  readonly actions: ReactNode;
}

/** Layout of a screen without further content: a picture, what happened, and links to continue. */
export function DeadEnd({ picture, marks, children, actions }: DeadEndProps) {
  return (
    <div className={styles.root}>
      <div className={`wrap ${styles.layout}`}>
        <Graticule marks={marks}>
          <div className={styles.picture}>
            <Medium of={picture} sizes="(min-width: 900px) 40rem, 100vw" alt="" priority />
          </div>
        </Graticule>
        <div className={styles.texts}>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </div>
  );
}
