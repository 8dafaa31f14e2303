import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { ErrorLine, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import type { CreatedPage } from './create-page.ts';
import { PageNameFields } from './page-name-fields.tsx';
import styles from './panes.module.css';
import { StartFields } from './start-fields.tsx';
import type { RenderTemplate } from './template-cards.tsx';
import { useCreatePage, useNewPage } from './use-new-page.ts';

interface NewPageProps extends Closing<CreatedPage> {
  /** A page to start from, e.g. the current one. */
  readonly copyOf?: string | undefined;
  /** Renders a small preview of a template. */
  readonly renderTemplate?: RenderTemplate;
}

const formId = 'new-page';

/** Creates a page (MODAL-03). Closes with the address at which it is edited. */
export function NewPage({ copyOf, renderTemplate, close }: NewPageProps) {
  const t = useT();
  const draft = useNewPage(copyOf);
  const { found, retry, pages, names, setNames, isComplete } = draft;
  const { create, error, setError, isSaving, created } = useCreatePage(draft, close);
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
        <form
          id={formId}
          className={styles.halves}
          onSubmit={(event) => {
            event.preventDefault();
            void create();
          }}
        >
          <PageNameFields
            names={names}
            others={pages}
            titleHelp={t('dialogs.titleHelp')}
            onChange={setNames}
          />
          <StartFields draft={draft} renderTemplate={renderTemplate} onError={setError} />
        </form>
      )}
    </Dialog>
  );
}
