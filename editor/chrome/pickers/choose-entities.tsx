import { useState } from 'react';
import type { Currency } from '#runtime/format/price.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import type { PickedEntity, ChooseEntities as Request } from '../../canvas/pickers.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { CategoryTree } from './category-tree.tsx';
import styles from './choose-entities.module.css';
import { ChosenEntities } from './chosen-entities.tsx';
import { EntityList } from './entity-list.tsx';
import { entitySource } from './entity-sources.ts';
import { useKnownEntities } from './use-known-entities.ts';

interface ChooseEntitiesProps extends Closing<readonly string[]> {
  readonly request: Request;
  readonly currency: Currency;
}

/**
 * Chooses posts (MODAL-11), products (MODAL-12), categories (MODAL-14), events or pages: one, or several in
 * order.
 */
export function ChooseEntities({ request, currency, close }: ChooseEntitiesProps) {
  const { kind, multiple, max } = request;
  const t = useT();
  const api = useEditorApi();
  const [source] = useState(() => entitySource(kind, api, currency, t));
  const [chosen, setChosen] = useState<readonly string[]>(request.selected);
  const { entityOf, remember } = useKnownEntities(source, request.selected);
  const choose = (values: readonly string[], entities: readonly PickedEntity[]) => {
    remember(entities);
    const kept = chosen.filter((value) => values.includes(value));
    const added = values.filter((value) => !chosen.includes(value));
    const next = multiple ? [...kept, ...added] : values.slice(-1);
    setChosen(max === undefined ? next : next.slice(0, max));
  };
  const isFull = multiple && max !== undefined && chosen.length >= max;
  const list = {
    label: t(`pickers.title.${kind}`),
    chosen,
    multiple,
    isFull,
    onChoose: choose,
    onDone: (value: string) => close([value]),
  };
  return (
    <Dialog
      isOpen
      size={multiple ? 'large' : 'medium'}
      title={t(`pickers.title.${kind}`)}
      onClose={() => close()}
      actions={
        <>
          {!multiple && request.selected.length > 0 && (
            <Button tone="quiet" onPress={() => close([])}>
              {t('pickers.takeOff')}
            </Button>
          )}
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button
            tone="primary"
            isDisabled={!multiple && chosen.length === 0}
            onPress={() => close(chosen)}
          >
            {multiple ? t('ui.apply') : t('ui.choose')}
          </Button>
        </>
      }
    >
      <div className={styles.panes} data-multiple={multiple || undefined}>
        {kind === 'category' ? (
          <CategoryTree {...list} />
        ) : (
          <EntityList source={source} kind={kind} {...list} />
        )}
        {multiple && (
          <ChosenEntities
            entities={chosen.map(entityOf)}
            max={max}
            onChange={(entities) => setChosen(entities.map(({ value }) => value))}
          />
        )}
      </div>
    </Dialog>
  );
}
