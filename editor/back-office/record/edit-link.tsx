import { useQuery } from '@tanstack/react-query';
import { pageHref } from '#runtime/routes/href.ts';
import { templatePath } from '#runtime/routes/template-path.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, languageName, languages } from '#schemas/languages.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { editPath } from '../../chrome/dialogs/document-calls.ts';
import { useT } from '../../i18n/translate.tsx';
import { PlainButtonLink } from '../../ui/button-link.tsx';
import { Waiting } from '../../ui/dialogs/states.tsx';
import { useBackOffice } from '../context.ts';
import styles from './record.module.css';
import type { RecordPanelProps } from './record-panel-props.ts';

/** Links that open a page in edit mode, one for each language in which the page has an address. */
export function EditPage({ row }: RecordPanelProps) {
  const t = useT();
  const slugs = row.values['slugs'] as JsonObject;
  return (
    <section className={styles.card} aria-label={t('office.editMode')}>
      <h2>{t('office.editMode')}</h2>
      <p>{t('office.editModeText')}</p>
      <p className={styles.links}>
        {languages.map((language) => (
          <PlainButtonLink
            key={language}
            icon="pencil"
            href={editPath(pageHref(language, String(slugs[language] ?? slugs[defaultLanguage])))}
          >
            {languageName(language)}
          </PlainButtonLink>
        ))}
      </p>
    </section>
  );
}

/** Opens a screen that is made from the template. */
export function EditTemplate({ row }: RecordPanelProps) {
  const t = useT();
  const api = useEditorApi();
  const { uiLanguage } = useBackOffice();
  const slug = String(row.values['slug']);
  const { data: path } = useQuery({
    queryKey: ['template-path', slug, uiLanguage],
    queryFn: () => templatePath(api, slug, uiLanguage),
  });
  return (
    <section className={styles.card} aria-label={t('office.editMode')}>
      <h2>{t('office.editMode')}</h2>
      <p>{t(path === null ? 'office.nothingToShow' : 'office.editModeText')}</p>
      {path === undefined && <Waiting />}
      {path && (
        <p className={styles.links}>
          <PlainButtonLink icon="pencil" href={editPath(path)}>
            {t('office.editTemplate')}
          </PlainButtonLink>
        </p>
      )}
    </section>
  );
}
