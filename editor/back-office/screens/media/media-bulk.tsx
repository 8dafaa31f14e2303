import { isPicture } from '../../../chrome/media/media-calls.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import bulk from '../../list/bulk.module.css';
import { useMediaActions } from './use-media-actions.ts';
import type { MediaWork } from './use-media-work.ts';

/** Actions for the chosen files. */
export function MediaBulk({ work }: { readonly work: MediaWork }) {
  const t = useT();
  const actions = useMediaActions(work);
  const { chosen, choose } = work;
  const pictures = chosen.filter(isPicture);
  return (
    <section className={bulk.bar} aria-label={t('library.chosen')}>
      <p role="status">{t('library.chosenFiles', { smart_count: chosen.length })}</p>
      <span className={bulk.gap} />
      <Button icon="folder" onPress={() => void actions.move(chosen)}>
        {t('library.move')}
      </Button>
      <Button icon="tag" onPress={() => void actions.tag(chosen)}>
        {t('library.tags')}
      </Button>
      {pictures.length > 0 && (
        <Button icon="type" onPress={() => void actions.describe(pictures)}>
          {t('media.alt')}
        </Button>
      )}
      <Button icon="trash-2" onPress={() => void actions.removeUnused(chosen)}>
        {t('library.deleteUnused')}
      </Button>
      <Button icon="trash-2" onPress={() => void actions.remove(chosen)}>
        {t('media.delete')}
      </Button>
      <Button icon="x" tone="quiet" onPress={() => choose([])}>
        {t('office.chooseNone')}
      </Button>
    </section>
  );
}
