import { type FormEvent, useState } from 'react';
import type { DocumentKey, EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { type AppError, fail, ok } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { FormDialog } from './form-dialog.tsx';
import { PageNameFields } from './page-name-fields.tsx';
import { filled, nameIn, namesOf, type PageNames, slugError } from './page-names.ts';
import styles from './panes.module.css';
import { useLoad } from './use-load.ts';

interface PageSettingsProps extends Closing<EditDocument> {
  readonly document: DocumentKey;
}

const formId = 'page-settings';

/** Edits title, description and addresses of a page. Closes with the saved page. */
export function PageSettings({ document, close }: PageSettingsProps) {
  const t = useT();
  const api = useEditorApi();
  const [isSaving, setSaving] = useState(false);
  const load = useLoad(document, async () => {
    const pages = await api.call('document.list', { kind: 'page' });
    if (!pages.ok) return pages;
    const page = pages.value.find(({ key }) => key === document);
    const others = pages.value.filter(({ key }) => key !== document);
    return page ? ok({ page, others }) : fail('notFound');
  });
  return (
    <FormDialog
      load={load}
      title={t('dialogs.settings')}
      formId={formId}
      submit={t('dialogs.save')}
      isSaving={isSaving}
      onClose={() => close()}
    >
      {(value) => <SettingsForm {...value} onSaving={setSaving} onSaved={close} />}
    </FormDialog>
  );
}

interface SettingsFormProps {
  readonly page: EditDocument;
  readonly others: readonly EditDocument[];
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: (page: EditDocument) => void;
}

function SettingsForm({ page, others, onSaving, onSaved }: SettingsFormProps) {
  const t = useT();
  const api = useEditorApi();
  const [names, setNames] = useState(() => namesOf(page));
  const [description, setDescription] = useState(page.description);
  const [error, setError] = useState<AppError | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = languages.some((language) =>
      slugError(nameIn(names, language), language, others),
    );
    if (wrong || nameIn(names, defaultLanguage).title.trim() === '') return;
    onSaving(true);
    const saved = await api.call('document.settings', {
      document: page.key,
      title: titlesOf(names, page),
      slugs: filled(names, 'slug'),
      description: { ...description },
    });
    onSaving(false);
    if (saved.ok) onSaved(saved.value);
    else setError(saved.error);
  };
  return (
    <form id={formId} className={styles.form} onSubmit={(event) => void save(event)}>
      {error && (
        <p role="alert">
          <ErrorLine error={error} />
        </p>
      )}
      <PageNameFields
        names={names}
        others={others}
        addressHelp={t('dialogs.oldAddress')}
        onChange={setNames}
      >
        {(language) => (
          <TextLine
            label={t('dialogs.descriptionField')}
            isLong
            help={t('dialogs.descriptionHelp', { smart_count: description[language]?.length ?? 0 })}
            value={description[language] ?? ''}
            onChange={(text) => setDescription({ ...description, [language]: text })}
          />
        )}
      </PageNameFields>
    </form>
  );
}

/** Titles of languages that have or had one. A cleared title is sent as empty. */
function titlesOf(names: PageNames, page: EditDocument): Localized {
  const known = languages.filter(
    (language) => nameIn(names, language).title !== '' || page.title[language] !== undefined,
  );
  return Object.fromEntries(
    known.map((language) => [language, nameIn(names, language).title.trim()]),
  );
}

type Localized = Readonly<Record<Language, string>>;
