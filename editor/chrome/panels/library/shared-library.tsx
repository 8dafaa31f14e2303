import { useState } from 'react';
import { holdsWords } from '#runtime/format/fold.ts';
import type { EditDocument } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { announce } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { placeShared } from '../../../model/commands/share.ts';
import { onlyHere } from '../../../session/ui/only-here.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine, Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { documentTitle } from '../../dialogs/document-calls.ts';
import { RowList } from '../../dialogs/row-list.tsx';
import { SearchBox } from '../../dialogs/search-box.tsx';
import { useLoad } from '../../dialogs/use-load.ts';
import { createAim } from './aim.ts';
import styles from './library.module.css';

/** Parts of the frame around every screen are shared too, but have fixed positions. */
const frameDocuments = ['shared:header', 'shared:footer', 'shared:cookie', 'shared:cart'];

/** Shared elements of the site. A change to one appears at all its placements. */
export function SharedLibrary() {
  const { api, editing, ui, payload } = useEditor();
  const t = useT();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const { found, retry } = useLoad('shared', () => api.call('document.list', { kind: 'shared' }));
  const all = found.state === 'ready' ? found.value : [];
  const regions = Object.values(payload.regions).flat();
  const shown = all.filter(
    (document) =>
      !regions.includes(document.key) &&
      !frameDocuments.includes(document.key) &&
      holdsWords(documentTitle(document, payload.uiLanguage), query),
  );
  const [aim] = useState(() => createAim(editing, ui));
  const insert = async (document: EditDocument) => {
    setError(null);
    const put = aim();
    if (!editing.documents.has(document.key)) {
      const opened = await api.call('draft.open', { documents: [document.key] });
      if (!opened.ok) return setError(opened.error);
      editing.open(opened.value.documents, opened.value.nodes);
    }
    const master = document.key.slice('shared:'.length);
    const placed = put((position, options) =>
      editing.run(placeShared, { ...position, ...onlyHere({ editing, ui }), master }, options),
    );
    if (!placed.ok) return setError(placed.error);
    announce(ui, t('panels.added', { name: documentTitle(document, payload.uiLanguage) }));
    return undefined;
  };
  const one = all.find(({ key }) => key === chosen);
  return (
    <>
      <div className={styles.search}>
        <SearchBox label={t('panels.searchShared')} delay={0} onSearch={setQuery} />
      </div>
      <div className={styles.rows}>
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
        {found.state === 'ready' && (
          <RowList
            label={t('panels.sharedElements')}
            empty={query === '' ? t('panels.noShared') : undefined}
            rows={shown.map((document) => ({
              id: document.key,
              title: documentTitle(document, payload.uiLanguage),
              detail: t('panels.uses', { smart_count: document.uses }),
              start: <Icon name="component" />,
            }))}
            selected={chosen === null ? [] : [chosen]}
            onSelect={([next]) => setChosen(next ?? null)}
            onChoose={(key) => {
              const document = all.find((each) => each.key === key);
              if (document) void insert(document);
            }}
          />
        )}
      </div>
      {error && <ErrorLine error={error} />}
      <div className={styles.foot}>
        <Button
          tone="primary"
          icon="plus"
          isDisabled={!one}
          onPress={() => one && void insert(one)}
        >
          {t('panels.placeShared')}
        </Button>
      </div>
    </>
  );
}
