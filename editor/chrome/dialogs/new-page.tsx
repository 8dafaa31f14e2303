import { type FormEvent, useState } from 'react';
import type { DocumentKey, EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Choice, Segments } from '../../ui/dialogs/fields.tsx';
import { ErrorLine, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { type CreatedPage, createPage, type PageStart } from './create-page.ts';
import { documentTitle } from './document-calls.ts';
import { PageNameFields } from './page-name-fields.tsx';
import { noNames, slugError } from './page-names.ts';
import styles from './panes.module.css';
import { pageTemplates } from './template-calls.ts';
import { type RenderTemplate, TemplateCards } from './template-cards.tsx';
import { useLoad } from './use-load.ts';

interface NewPageProps extends Closing<CreatedPage> {
  /** A page to start from, e.g. the current one. */
  readonly copyOf?: string | undefined;
  /** Renders a small preview of a template. */
  readonly renderTemplate?: RenderTemplate;
}

const formId = 'new-page';
const starts = ['empty', 'copy', 'template'] as const;

/** Creates a page (MODAL-03). Closes with the address at which it is edited. */
export function NewPage({ copyOf, renderTemplate, close }: NewPageProps) {
  const t = useT();
  const api = useEditorApi();
  const { found, retry, replace } = useLoad('', () => api.call('document.list', {}));
  const [names, setNames] = useState(noNames);
  const [kind, setKind] = useState<(typeof starts)[number]>(copyOf ? 'copy' : 'empty');
  const [source, setSource] = useState(copyOf ?? '');
  const [error, setError] = useState<AppError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [created, setCreated] = useState<CreatedPage | null>(null);

  const documents = found.state === 'ready' ? found.value : [];
  const pages = documents.filter((document) => document.kind === 'page');
  const templates = pageTemplates(documents);
  const offered = kind === 'copy' ? pages : templates;
  const chosen = offered.find(({ key }) => key === source) ?? offered[0];
  const isComplete =
    names[defaultLanguage].title.trim() !== '' &&
    names[defaultLanguage].slug !== '' &&
    languages.every((language) => slugError(names[language], language, pages) === null) &&
    (kind === 'empty' || chosen !== undefined);

  const changeTemplate = (key: DocumentKey, now: EditDocument | null) =>
    replace(documents.flatMap((each) => (each.key === key ? (now ?? []) : each)));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isSaving || created) return;
    setSaving(true);
    setError(null);
    const result = await createPage(api, names, startOf(kind, chosen));
    setSaving(false);
    if (result.ok && result.value.error === null) return close(result.value);
    if (result.ok) setCreated(result.value);
    setError(result.ok ? result.value.error : result.error);
  };
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={false}
      title={t('dialogs.newPage')}
      onClose={() => close()}
      actions={
        <>
          {error && <ErrorLine error={error} />}
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          {created ? (
            <Button tone="primary" onPress={() => close(created)}>
              {t('dialogs.openAnyway')}
            </Button>
          ) : (
            <Button
              tone="primary"
              type="submit"
              form={formId}
              isDisabled={!isComplete}
              isPending={isSaving}
            >
              {t('dialogs.create')}
            </Button>
          )}
        </>
      }
    >
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && (
        <form id={formId} className={styles.halves} onSubmit={(event) => void save(event)}>
          <PageNameFields
            names={names}
            others={pages}
            titleHelp={t('dialogs.titleHelp')}
            onChange={setNames}
          />
          <div className={styles.form}>
            <Segments
              label={t('dialogs.startWith')}
              alternatives={starts.map((id) => ({ id, label: t(`dialogs.start.${id}`) }))}
              value={kind}
              onChange={setKind}
            />
            {kind === 'copy' && chosen && (
              <Choice
                label={t('dialogs.chooseCopy')}
                alternatives={pages.map((document) => ({
                  id: document.key,
                  label: documentTitle(document, api.language),
                }))}
                value={chosen.key}
                onChange={setSource}
              />
            )}
            {kind === 'template' && (
              <TemplateCards
                templates={templates}
                chosen={chosen?.key}
                render={renderTemplate}
                onChoose={setSource}
                onChange={changeTemplate}
                onError={setError}
              />
            )}
          </div>
        </form>
      )}
    </Dialog>
  );
}

function startOf(kind: (typeof starts)[number], source: EditDocument | undefined): PageStart {
  if (kind === 'empty' || !source) return { kind: 'empty' };
  if (kind === 'copy') return { kind, document: source.key };
  return { kind, slug: source.slugs[defaultLanguage] ?? source.key };
}
