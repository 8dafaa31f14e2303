import { withMark } from '#schemas/theme/edit-theme.ts';
import { brandKey } from '#schemas/theme/theme-file.ts';
import { usePickers } from '../../canvas/pickers.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './theme.module.css';
import type { ThemeDraft } from './use-theme-draft.ts';

/** The picture of the shop, chosen in the media library or uploaded there. */
export function BrandField({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  const { chooseMedia } = usePickers();
  const mark = draft.file.$extensions?.[brandKey]?.mark ?? null;
  const set = (key: string | null) => draft.apply('brand', withMark(draft.file, key));
  const choose = async () => {
    const chosen = await chooseMedia(mark);
    if (chosen !== undefined) set(chosen);
  };
  return (
    <div role="group" aria-label={t('theme.mark')}>
      <p>
        {t('theme.mark')}: <strong>{mark ?? t('theme.markNone')}</strong>
      </p>
      <p className={styles.quiet}>{t('theme.markHelp')}</p>
      <Button icon="image" onPress={() => void choose()}>
        {t('theme.markChoose')}
      </Button>
      {mark !== null && <Button onPress={() => set(null)}>{t('theme.markRemove')}</Button>}
    </div>
  );
}
