import type { Media } from '#schemas/entities/media.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine, Waiting } from '../../ui/dialogs/states.tsx';
import { MediaFacts } from './media-facts.tsx';
import styles from './media-library.module.css';
import type { ChosenMedium } from './use-library.ts';

interface ChosenMediaProps {
  readonly mediaKey: string;
  readonly chosen: ChosenMedium;
  readonly onEdit: (medium: Media) => void;
  readonly onDelete: (medium: Media) => void;
}

/** Facts of the selected medium. */
export function ChosenMedia({ mediaKey, chosen, onEdit, onDelete }: ChosenMediaProps) {
  const t = useT();
  const { medium, isLoading, error } = chosen;
  return (
    <aside className={styles.facts} aria-label={t('media.facts')}>
      {medium ? (
        <>
          <div className={styles.scroll}>
            <MediaFacts media={medium} />
          </div>
          <div className={styles.acts}>
            <Button icon="pencil" onPress={() => onEdit(medium)}>
              {t('media.edit')}
            </Button>
            <Button icon="trash-2" onPress={() => onDelete(medium)}>
              {t('media.delete')}
            </Button>
          </div>
        </>
      ) : isLoading ? (
        <Waiting />
      ) : (
        <ErrorLine error={error ?? { code: 'mediaMissing', params: { key: mediaKey } }} />
      )}
    </aside>
  );
}
