import { useState } from 'react';
import type { Currency } from '#runtime/format/price.ts';
import { useEditorApi } from '../api/editor-api.ts';
import type { Closing } from '../dialogs/dialogs.tsx';
import { useT } from '../i18n/translate.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CategoryTree } from './category-tree.tsx';
import styles from './choose-things.module.css';
import { ChosenThings } from './chosen-things.tsx';
import type { PickedThing, ChooseThings as Request } from './pickers.ts';
import { ThingList } from './thing-list.tsx';
import { thingSource } from './thing-sources.ts';
import { useKnownThings } from './use-known-things.ts';

interface ChooseThingsProps extends Closing<readonly string[]> {
  readonly request: Request;
  readonly currency: Currency;
}

/**
 * Chooses posts (MODAL-11), products (MODAL-12), categories (MODAL-14), events or pages: one, or
 * several in an order.
 */
export function ChooseThings({ request, currency, close }: ChooseThingsProps) {
  const { kind, multiple, max } = request;
  const t = useT();
  const api = useEditorApi();
  const [source] = useState(() => thingSource(kind, api, currency, t));
  const [chosen, setChosen] = useState<readonly string[]>(request.selected);
  const { thingOf, remember } = useKnownThings(source, request.selected);
  const choose = (values: readonly string[], things: readonly PickedThing[]) => {
    remember(things);
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
          <ThingList source={source} kind={kind} {...list} />
        )}
        {multiple && (
          <ChosenThings
            things={chosen.map(thingOf)}
            max={max}
            onChange={(things) => setChosen(things.map(({ value }) => value))}
          />
        )}
      </div>
    </Dialog>
  );
}
