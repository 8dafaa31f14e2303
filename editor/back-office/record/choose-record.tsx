import { useState } from 'react';
import { ListBoxItem } from 'react-aria-components';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Empty, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { Finder, finderRow } from '../../ui/finder.tsx';
import { useBackOffice } from '../context.ts';
import { useRows } from '../queries.ts';
import { titleOf } from '../title-of.ts';

interface ChooseRecordProps extends Closing<string> {
  readonly collection: CollectionDescription;
}

const size = 30;

/** Searches a collection on the server; closes with the id of the chosen record. */
export function ChooseRecord({ collection, close }: ChooseRecordProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const [typed, setTyped] = useState('');
  const q = collection.isSearchable ? typed.trim() : '';
  const { data, refetch } = useRows({ name: collection.name, size, ...(q && { q }) });
  const rows = data?.ok ? data.value.rows : [];
  const items = rows.map((row) => ({ id: row.id, title: titleOf(collection, row, uiLanguage) }));
  return (
    <Dialog title={collection.label} isOpen onClose={() => close()}>
      <Finder
        label={t('office.search')}
        listLabel={collection.label}
        typed={typed}
        onType={setTyped}
        items={items}
        onChoose={close}
        empty={<State data={data} onRetry={() => void refetch()} />}
      >
        {({ id, title }) => (
          <ListBoxItem id={id} textValue={title} className={finderRow}>
            {title}
          </ListBoxItem>
        )}
      </Finder>
    </Dialog>
  );
}

interface StateProps {
  readonly data: ReturnType<typeof useRows>['data'];
  readonly onRetry: () => void;
}

function State({ data, onRetry }: StateProps) {
  const t = useT();
  if (data === undefined) return <Waiting />;
  return data.ok ? (
    <Empty text={t('office.noneFound')} />
  ) : (
    <Failed error={data.error} onRetry={onRetry} />
  );
}
