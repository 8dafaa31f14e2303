import { classNames } from '#runtime/ui/class-names.ts';
import type { Media } from '#schemas/entities/media.ts';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './alt-missing.module.css';
import { isPicture } from './media-calls.ts';

interface AltMissingProps {
  readonly medium: Media;
  readonly className?: string | undefined;
}

/** Marks the tile of a picture without alternative text. */
export function AltMissing({ medium, className }: AltMissingProps) {
  const t = useT();
  if (!isPicture(medium) || medium.alt !== '') return null;
  return (
    <span
      className={classNames(styles.mark, className)}
      role="img"
      aria-label={t('media.altMissing')}
    >
      <Icon name="triangle-alert" />
    </span>
  );
}
