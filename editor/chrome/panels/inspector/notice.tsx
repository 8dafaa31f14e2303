import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { EditorIconName } from '../../../ui/icons/icon-names.ts';
import styles from './inspector.module.css';

interface NoticeProps {
  readonly icon: EditorIconName;
  readonly tone?: 'accent' | 'amber' | 'red';
  readonly children: ReactNode;
}

/** A note about the selection. */
export function Notice({ icon, tone = 'accent', children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
