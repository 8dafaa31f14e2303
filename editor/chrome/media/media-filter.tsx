import type { MediaOutline } from '#schemas/api/media-library.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { type Alternative, Choice, Segments } from '../../ui/dialogs/fields.tsx';
import { SearchBox } from '../dialogs/search-box.tsx';
import { FolderFilter } from './folder-filter.tsx';
import type { MediaKind, MediaWish } from './media-calls.ts';
import styles from './media-library.module.css';

interface MediaFilterProps {
  readonly wish: MediaWish;
  readonly outline: MediaOutline | null;
  readonly accept: MediaKind | undefined;
  readonly onChange: (part: Partial<MediaWish>) => void;
  readonly onUpload: () => void;
}

export function MediaFilter(props: MediaFilterProps) {
  const { wish, outline, accept, onChange, onUpload } = props;
  const t = useT();
  const named = <V extends string>(ids: readonly V[], prefix: string): Alternative<V>[] =>
    ids.map((id) => ({ id, label: t(`media.${prefix}.${id}`) }));
  return (
    <div className={styles.filter}>
      <SearchBox autoFocus label={t('media.search')} onSearch={(query) => onChange({ query })} />
      {accept === undefined && (
        <Segments
          isLabelHidden
          label={t('media.kind')}
          alternatives={named<MediaWish['kind']>(['all', 'image', 'file'], 'kinds')}
          value={wish.kind}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      {outline && <FolderFilter outline={outline} wish={wish} onChange={onChange} />}
      <Choice
        isLabelHidden
        label={t('media.access')}
        alternatives={named<MediaWish['access']>(['all', 'public', 'other'], 'access')}
        value={wish.access}
        onChange={(access) => onChange({ access })}
      />
      <Choice
        isLabelHidden
        label={t('media.order')}
        alternatives={named<MediaWish['order']>(['newest', 'oldest', 'name', 'largest'], 'orders')}
        value={wish.order}
        onChange={(order) => onChange({ order })}
      />
      <Button icon="upload" onPress={onUpload}>
        {t('media.upload')}
      </Button>
    </div>
  );
}
