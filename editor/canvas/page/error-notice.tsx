import { useT } from '../../i18n/translate.tsx';
import { nameOf } from '../../model/commands/insert.ts';
import { useCanvas } from './canvas-context.ts';
import styles from './error-notice.module.css';

interface ErrorNoticeProps {
  /** Rendered id of the block. */
  readonly id: string;
  readonly type: string;
  readonly error: string;
}

/** Shown to staff in place of a block that cannot be rendered; shoppers see nothing. */
export function ErrorNotice({ id, type, error }: ErrorNoticeProps) {
  const t = useT();
  const { editing } = useCanvas();
  return (
    <div
      className={`izlog-editor ${styles.notice}`}
      data-block={type}
      data-id={id}
      data-error={error}
    >
      {t(`errors.${error}`, { type: nameOf(editing, type) })}
    </div>
  );
}
