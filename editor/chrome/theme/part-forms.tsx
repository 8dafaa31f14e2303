import { withForms } from '#schemas/theme/edit-theme.ts';
import { formParts, formsKey, formsOf, plainForms } from '#schemas/theme/theme-forms.ts';
import { useT } from '../../i18n/translate.tsx';
import { Select } from '../../ui/fields/select.tsx';
import styles from './theme.module.css';
import type { ThemeDraft } from './use-theme-draft.ts';

/** Selects the forms of parts of the page: header, footer, cards, fields and others. */
export function PartForms({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  const forms = { ...plainForms, ...draft.file.$extensions?.[formsKey] };
  return (
    <>
      <p className={styles.quiet}>{t('theme.formsHelp')}</p>
      {formParts.map((part) => (
        <Select
          key={part}
          label={t(`theme.form_${part}`)}
          options={formsOf(part).map((id) => ({ id, label: t(`theme.form_${part}_${id}`) }))}
          value={forms[part]}
          onChange={(form) => draft.apply(`form ${part}`, withForms(draft.file, { [part]: form }))}
        />
      ))}
    </>
  );
}
