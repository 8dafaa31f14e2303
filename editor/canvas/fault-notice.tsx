import { nameOf } from '../commands/insert.ts';
import { useT } from '../i18n/translate.tsx';
import { useCanvas } from './canvas-context.ts';
import styles from './fault-notice.module.css';

interface FaultNoticeProps {
  /** Id the block is drawn under. */
  readonly id: string;
  readonly type: string;
  readonly fault: string;
}

/** What people at work see in place of a block that cannot be drawn; shoppers see nothing. */
export function FaultNotice({ id, type, fault }: FaultNoticeProps) {
  const t = useT();
  const { editing } = useCanvas();
  return (
    <div
      className={`izlog-editor ${styles.notice}`}
      data-block={type}
      data-id={id}
      data-fault={fault}
    >
      {t(`fault.${fault}`, { type: nameOf(editing, type) })}
    </div>
  );
}
