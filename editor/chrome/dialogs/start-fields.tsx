import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Choice, Segments } from '../../ui/dialogs/fields.tsx';
import { documentTitle } from './document-calls.ts';
import styles from './panes.module.css';
import { type RenderTemplate, TemplateCards } from './template-cards.tsx';
import { type NewPageDraft, starts } from './use-new-page.ts';

interface StartFieldsProps {
  readonly draft: NewPageDraft;
  readonly renderTemplate: RenderTemplate | undefined;
  readonly onError: (error: AppError) => void;
}

/** Choice of the content of a new page: none, that of another page, or a template. */
export function StartFields({ draft, renderTemplate, onError }: StartFieldsProps) {
  const t = useT();
  const { language } = useEditorApi();
  const { kind, setKind, chosen, setSource, pages, templates, changeTemplate } = draft;
  return (
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
            label: documentTitle(document, language),
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
          onError={onError}
        />
      )}
    </div>
  );
}
