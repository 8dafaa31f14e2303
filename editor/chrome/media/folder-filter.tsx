import type { MediaOutline } from '#schemas/api/media-library.ts';
import { useT } from '../../i18n/translate.tsx';
import { Choice } from '../../ui/dialogs/fields.tsx';
import { pathOf } from './folder-tree.ts';
import type { MediaWish } from './media-calls.ts';

interface FolderFilterProps {
  readonly outline: MediaOutline;
  readonly wish: MediaWish;
  readonly onChange: (part: Pick<MediaWish, 'folder' | 'tag'>) => void;
}

/** Shows the media of one folder, or with one tag, where the library has any. */
export function FolderFilter({ outline: { folders, tags }, wish, onChange }: FolderFilterProps) {
  const t = useT();
  const { folder, tag } = wish;
  return (
    <>
      {folders.length > 0 && (
        <Choice
          isLabelHidden
          label={t('media.folder')}
          alternatives={[
            { id: '', label: t('media.anyFolder') },
            ...folders.map(({ id }) => ({ id: String(id), label: pathOf(folders, id) })),
          ]}
          value={String(folder ?? '')}
          onChange={(id) => onChange({ folder: id === '' ? undefined : Number(id) })}
        />
      )}
      {tags.length > 0 && (
        <Choice
          isLabelHidden
          label={t('media.tag')}
          alternatives={[
            { id: '', label: t('media.anyTag') },
            ...tags.map((each) => ({ id: each.tag, label: each.tag })),
          ]}
          value={tag ?? ''}
          onChange={(chosen) => onChange({ tag: chosen === '' ? undefined : chosen })}
        />
      )}
    </>
  );
}
