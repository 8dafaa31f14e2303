import { useMemo } from 'react';
import {
  Button as AriaButton,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import type { PickedEntity } from '../../canvas/pickers.ts';
import { useT } from '../../i18n/translate.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useRowFocus } from '../../ui/row-focus.ts';
import { Thumbnail } from '../media/thumbnail.tsx';
import styles from './chosen-entities.module.css';
import { moveTo } from './move-to.ts';

interface ChosenEntitiesProps {
  readonly entities: readonly PickedEntity[];
  readonly max: number | undefined;
  readonly onChange: (entities: readonly PickedEntity[]) => void;
}

/** The chosen entities in order, reordered by their handle with pointer or keyboard. */
export function ChosenEntities({ entities, max, onChange }: ChosenEntitiesProps) {
  const t = useT();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      onChange(
        moveTo(entities, ({ value }) => value, keys, String(target.key), target.dropPosition),
      ),
  });
  const keys = useMemo(() => entities.map(({ value }) => value), [entities]);
  const { list, leave } = useRowFocus(keys);
  const remove = (gone: string) => {
    leave(keys.indexOf(gone));
    onChange(entities.filter(({ value }) => value !== gone));
  };
  return (
    <section className={styles.chosen} aria-label={t('pickers.chosen')}>
      <h3 className={styles.head}>
        {t('pickers.chosen')}
        <span role="status">
          {max === undefined
            ? entities.length
            : t('pickers.ofMost', { count: entities.length, most: max })}
        </span>
      </h3>
      <GridList
        ref={list}
        escapeKeyBehavior="none"
        className={styles.list}
        aria-label={t('pickers.chosen')}
        items={entities.map((entity) => ({ ...entity, id: entity.value }))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.none}>{t('pickers.nothingChosen')}</p>}
      >
        {({ value, title, detail, media }) => (
          <GridListItem id={value} className={styles.row} textValue={title}>
            <AriaButton slot="drag" className={styles.handle}>
              <Icon name="grip-vertical" />
            </AriaButton>
            {media && (
              <span className={styles.picture}>
                <Thumbnail media={media} width={32} />
              </span>
            )}
            <span className={styles.query}>
              {title}
              {detail && <small>{detail}</small>}
            </span>
            <IconButton
              icon="x"
              label={t('pickers.remove', { title })}
              onPress={() => remove(value)}
            />
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}
