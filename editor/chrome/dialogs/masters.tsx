import { useState } from 'react';
import { holdsWords } from '#runtime/format/fold.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { ok, type Result } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import type { EditorApi } from '../../session/api/editor-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { documentTitle } from './document-calls.ts';
import styles from './panes.module.css';
import { RowList } from './row-list.tsx';
import { SearchBox } from './search-box.tsx';
import { useLoad } from './use-load.ts';

interface Master {
  /** Id of the shared element. */
  readonly id: string;
  readonly title: string;
  /** Block type of the root element. */
  readonly handler: string;
  readonly uses: number;
}

interface ChooseMasterProps extends Closing<string> {
  /** Id of the element to replace. Without it, all shared elements are offered. */
  readonly replacing?: string | undefined;
  /** Returns the label of a block type. */
  readonly blockName?: (handler: string) => string;
  /** Returns whether it is allowed at the position. All are when absent. */
  readonly isAllowedAt?: (master: { readonly id: string; readonly handler: string }) => boolean;
}

/** Chooses a shared element to insert, or to replace an element with (MODAL-17). Closes with its id. */
export function ChooseMaster(props: ChooseMasterProps) {
  const { replacing, blockName = (handler) => handler, isAllowedAt = () => true, close } = props;
  const t = useT();
  const api = useEditorApi();
  const [query, setQuery] = useState('');
  const [id, setId] = useState<string | null>(null);
  const { found, retry } = useLoad(replacing ?? '', () => readMasters(api, replacing));
  const all = found.state === 'ready' ? found.value.filter(isAllowedAt) : [];
  const shown = all.filter(({ title, handler }) =>
    holdsWords(`${title} ${handler} ${blockName(handler)}`, query),
  );
  return (
    <Dialog
      isOpen
      title={t('dialogs.masters')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" isDisabled={id === null} onPress={() => id !== null && close(id)}>
            {t(replacing === undefined ? 'dialogs.placeMaster' : 'dialogs.replaceByMaster')}
          </Button>
        </>
      }
    >
      <div className={styles.panes}>
        <div className={styles.bar}>
          <SearchBox autoFocus label={t('dialogs.searchMasters')} delay={0} onSearch={setQuery} />
        </div>
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
        {found.state === 'ready' && (
          <RowList
            label={t('dialogs.masters')}
            empty={all.length === 0 ? t('dialogs.noMasters') : undefined}
            rows={shown.map((master) => ({
              id: master.id,
              title: master.title || blockName(master.handler),
              detail: blockName(master.handler),
              start: <Icon name="component" />,
              end: t('dialogs.uses', { smart_count: master.uses }),
            }))}
            selected={id === null ? [] : [id]}
            onSelect={([next]) => setId(next ?? null)}
            onChoose={close}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Maximum number of documents per call. */
const maxDocuments = 200;

/** Returns the nodes of all documents, however many there are. */
async function openAll(
  api: EditorApi,
  keys: readonly DocumentKey[],
): Promise<Result<readonly EditNode[]>> {
  const nodes: EditNode[] = [];
  for (let start = 0; start < keys.length; start += maxDocuments) {
    const documents = keys.slice(start, start + maxDocuments);
    const opened = await api.call('draft.open', { documents });
    if (!opened.ok) return opened;
    nodes.push(...opened.value.nodes);
  }
  return ok(nodes);
}

async function readMasters(
  api: EditorApi,
  replacing: string | undefined,
): Promise<Result<readonly Master[]>> {
  if (replacing !== undefined) return api.call('link.masters', { id: replacing });
  const found = await api.call('document.list', { kind: 'shared' });
  if (!found.ok) return found;
  const opened = await openAll(
    api,
    found.value.map(({ key }) => key),
  );
  if (!opened.ok) return opened;
  const roots = opened.value.filter(({ parent, master }) => parent === null && !master);
  const handlers = new Map(roots.map(({ document, handler }) => [document, handler]));
  return ok(
    found.value.map((document) => ({
      id: document.key.slice('shared:'.length),
      title: documentTitle(document, api.language),
      handler: handlers.get(document.key) ?? '',
      uses: document.uses,
    })),
  );
}
