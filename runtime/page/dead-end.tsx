import type { ReactNode } from 'react';
import { Medium, useMedium } from '../rich-text/medium.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Frame } from '../ui/frame.tsx';
import styles from './dead-end.module.css';

interface DeadEndProps {
  /** Key of the picture in the media library. */
  readonly picture: string | null;
  readonly children: ReactNode;
  /** Links and buttons to continue. */
  readonly actions: ReactNode;
}

/** Layout of a screen without further content: a picture, what happened, and links to continue. */
export function DeadEnd({ picture, children, actions }: DeadEndProps) {
  return (
    <div className={styles.root}>
      <div className={`wrap ${styles.layout}`}>
        <Scene picture={picture} />
        <div className={styles.texts}>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </div>
  );
}

/** The picture, or the theme's drawing of an error when the site has none. */
function Scene({ picture }: Pick<DeadEndProps, 'picture'>) {
  if (!useMedium(picture)) return <Drawing of="error" />;
  return (
    <Frame>
      <div className={styles.picture}>
        <Medium of={picture} sizes="(min-width: 900px) 40rem, 100vw" alt="" priority />
      </div>
    </Frame>
  );
}
