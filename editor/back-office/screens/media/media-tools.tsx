import type { MediaOutline } from '#schemas/api/media-library.ts';
import { useT } from '../../../i18n/translate.tsx';
import { IconToggle } from '../../../ui/button.tsx';
import { Choice, Segments } from '../../../ui/dialogs/fields.tsx';
import { Checkbox } from '../../../ui/fields/choices.tsx';
import { Search } from '../../list/search.tsx';
import styles from './media.module.css';
import type { Place } from './use-place.ts';

interface MediaToolsProps {
  readonly place: Place;
  readonly tags: MediaOutline['tags'];
}

const kinds = ['all', 'image', 'file'] as const;
const orders = ['newest', 'oldest', 'name', 'largest'] as const;

/** Search, filters and order of the library. */
export function MediaTools({ place, tags }: MediaToolsProps) {
  const t = useT();
  const { wish, go, isList } = place;
  return (
    <div className={styles.tools}>
      <Search value={wish.query} onChange={(q) => go({ q })} />
      <Segments
        isLabelHidden
        label={t('media.kind')}
        alternatives={kinds.map((id) => ({ id, label: t(`media.kinds.${id}`) }))}
        value={wish.kind}
        onChange={(kind) => go({ kind: kind === 'all' ? null : kind })}
      />
      {tags.length > 0 && (
        <Choice
          isLabelHidden
          label={t('media.tag')}
          alternatives={[
            { id: '', label: t('media.anyTag') },
            ...tags.map(({ tag, files }) => ({ id: tag, label: `${tag} (${files})` })),
          ]}
          value={wish.tag ?? ''}
          onChange={(tag) => go({ tag })}
        />
      )}
      <Choice
        isLabelHidden
        label={t('media.order')}
        alternatives={orders.map((id) => ({ id, label: t(`media.orders.${id}`) }))}
        value={wish.order}
        onChange={(order) => go({ order: order === 'newest' ? null : order })}
      />
      <Checkbox
        label={t('library.unused')}
        isSelected={wish.isUnused ?? false}
        onChange={(isUnused) => go({ unused: isUnused ? '1' : null })}
      />
      <IconToggle
        icon="list"
        label={t('library.asList')}
        isSelected={isList}
        onChange={(on) => go({ as: on ? 'list' : null })}
      />
    </div>
  );
}
