import { useState } from 'react';
import { holdsWords } from '#runtime/format/fold.ts';
import type { EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { Segments } from '../../ui/dialogs/fields.tsx';
import { ErrorLine, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBlockText } from './block-text.ts';
import { documentTitle, findEditPath } from './document-calls.ts';
import styles from './panes.module.css';
import { type Row, RowList } from './row-list.tsx';
import { SearchBox } from './search-box.tsx';
import { useLoad } from './use-load.ts';
import { WhereUsed } from './where-used.tsx';

const kinds = ['all', 'page', 'template', 'shared'] as const;
const icons = { page: 'file-text', template: 'layout-template', shared: 'component' } as const;

/**
 * Uses of a shared element, or links to a page; templates have none. Parts of the frame, such as the header,
 * are on every page without a placement.
 */
function usesOf({ key, kind, slugs, uses }: EditDocument) {
  if (kind === 'shared') return uses > 0 ? { kind, value: key.slice('shared:'.length) } : null;
  return kind === 'page' && slugs[defaultLanguage]
    ? ({ kind: 'link', value: `page:${slugs[defaultLanguage]}` } as const)
    : null;
}

/**
 * Lists every page, template and shared element (MODAL-06). Closes with the address to edit the chosen one
 * at.
 */
export function SectionManager({ close }: Closing<string>) {
  const t = useT();
  const { found, retry, all, shown, kind, setKind, setQuery, titleOf } = useDocumentSearch();
  const rowOf = useDocumentRow(titleOf);
  const [key, setKey] = useState<string | null>(null);
  const { open, hasNoPath } = useOpenDocument(all, close);
  return (
    <Dialog
      isOpen
      size="large"
      title={t('dialogs.manager')}
      onClose={() => close()}
      actions={
        <>
          {hasNoPath && <ErrorLine error={{ code: 'notFound' }} />}
          <Button onPress={() => close()}>{t('ui.close')}</Button>
          <Button
            tone="primary"
            icon="pencil"
            isDisabled={key === null}
            onPress={() => key !== null && void open(key)}
          >
            {t('dialogs.open')}
          </Button>
        </>
      }
    >
      <div className={styles.panes}>
        <div className={styles.bar}>
          <SearchBox autoFocus label={t('dialogs.searchDocuments')} delay={0} onSearch={setQuery} />
          <Segments
            isLabelHidden
            label={t('dialogs.documentKind')}
            alternatives={kinds.map((id) => ({ id, label: t(`dialogs.kinds.${id}`) }))}
            value={kind}
            onChange={setKind}
          />
          <span className={styles.count} role="status">
            {found.state === 'ready' && t('dialogs.found', { smart_count: shown.length })}
          </span>
        </div>
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
        {found.state === 'ready' && (
          <RowList
            label={t('dialogs.manager')}
            rows={shown.map(rowOf)}
            selected={key === null ? [] : [key]}
            onSelect={([id]) => setKey(id ?? null)}
            onChoose={(id) => void open(id)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The documents of the chosen kind that a search finds. */
function useDocumentSearch() {
  const api = useEditorApi();
  const nameOf = useBlockText();
  const { found, retry } = useLoad('', () => api.call('document.list', {}));
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<(typeof kinds)[number]>('all');
  const titleOf = (document: EditDocument) => {
    const title = documentTitle(document, api.language);
    return document.kind === 'shared' ? nameOf(title) : title;
  };
  const all = found.state === 'ready' ? found.value : [];
  const shown = all.filter(
    (document) =>
      (kind === 'all' || document.kind === kind) &&
      holdsWords(`${titleOf(document)} ${textOf(document)}`, query),
  );
  return { found, retry, all, shown, kind, setKind, setQuery, titleOf };
}

function useDocumentRow(titleOf: (document: EditDocument) => string) {
  const t = useT();
  const { language } = useEditorApi();
  const dialogs = useDialogs();
  return (document: EditDocument): Row => {
    const title = titleOf(document);
    const uses = usesOf(document);
    return {
      id: document.key,
      title,
      detail: detailOf(document, language),
      start: <Icon name={icons[document.kind]} />,
      end: (
        <>
          <State document={document} />
          {uses && (
            <IconButton
              icon="map-pin"
              label={t('dialogs.whereUsedOf', { name: title })}
              onPress={() => void dialogs.open(WhereUsed, { ...uses, name: title })}
            />
          )}
        </>
      ),
    };
  };
}

/** Finds where a document is edited. `hasNoPath`: the last one is not edited anywhere. */
function useOpenDocument(documents: readonly EditDocument[], close: (path: string) => void) {
  const api = useEditorApi();
  const [hasNoPath, setNoPath] = useState(false);
  const open = async (key: string) => {
    const document = documents.find((each) => each.key === key);
    const path = document && (await findEditPath(api, document));
    if (path) close(path);
    else setNoPath(true);
  };
  return { open, hasNoPath };
}

function State({ document }: { readonly document: EditDocument }) {
  const t = useT();
  const instant = useFormatInstant();
  const { kind, uses, changed, publishedAt, plannedAt } = document;
  const isPublished = publishedAt !== null;
  return (
    <>
      {kind === 'shared' && uses > 0 && <span>{t('dialogs.uses', { smart_count: uses })}</span>}
      {plannedAt && (
        <span className={styles.mark}>{t('publishing.dueAt', { when: instant(plannedAt) })}</span>
      )}
      {changed && (
        <span className={styles.mark} data-tone="amber">
          {t('dialogs.changed')}
        </span>
      )}
      {kind === 'page' && (
        <span className={styles.mark} data-tone={isPublished ? 'green' : undefined}>
          {t(isPublished ? 'dialogs.published' : 'dialogs.unpublished')}
        </span>
      )}
    </>
  );
}

function detailOf(document: EditDocument, language: Language): string {
  if (document.kind === 'shared') return document.key;
  const slug = document.slugs[language] ?? document.slugs[defaultLanguage] ?? '';
  return document.kind === 'page' ? `/${slug}` : slug;
}

const textOf = ({ slugs, key }: EditDocument) => `${Object.values(slugs).join(' ')} ${key}`;
