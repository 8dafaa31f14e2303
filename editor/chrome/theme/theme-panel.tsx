import type { ComponentProps } from 'react';
import type { ThemeState } from '#schemas/api/theme.ts';
import { themeNameOf } from '#schemas/theme/theme-name.ts';
import { schemes } from '#schemas/theme/token-list.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ErrorLine, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { RadioGroup } from '../../ui/fields/choices.tsx';
import { Disclosure } from '../../ui/fields/disclosure.tsx';
import { useLoad } from '../dialogs/use-load.ts';
import { BrandField } from './brand-field.tsx';
import { AllColors, SeedColors } from './color-fields.tsx';
import { ContrastList } from './contrast-list.tsx';
import { OwnTexts } from './own-texts.tsx';
import { PartForms } from './part-forms.tsx';
import { PublishTheme } from './publish-theme.tsx';
import { SectionFields } from './section-fields.tsx';
import { ShapeFields } from './shape-fields.tsx';
import styles from './theme.module.css';
import { ThemeCards } from './theme-cards.tsx';
import { ThemeFileFields } from './theme-file-fields.tsx';
import { TypeFields } from './type-fields.tsx';
import { type ThemeDraft, useThemeDraft } from './use-theme-draft.ts';
import { useThemeName } from './use-theme-name.ts';
import { Variations } from './variations.tsx';

/** Edits the theme of the site: each change shows on the page at once and is saved as a draft. */
export function ThemePanel() {
  const { api } = useEditor();
  const { found, retry } = useLoad('', () => api.call('theme.get', {}));
  if (found.state === 'loading') return <Waiting />;
  if (found.state === 'failed') return <Failed error={found.error} onRetry={retry} />;
  return (
    <OwnTexts>
      <ThemeForm state={found.value} reload={retry} />
    </OwnTexts>
  );
}

interface ThemeFormProps {
  readonly state: ThemeState;
  readonly reload: () => void;
}

function ThemeForm({ state, reload }: ThemeFormProps) {
  const t = useT();
  const draft = useThemeDraft(state);
  return (
    <div className={styles.panel}>
      <Head draft={draft} />
      <ThemeCards draft={draft} site={state.site} />
      <RadioGroup
        label={t('theme.scheme')}
        options={schemes.map((id) => ({ id, label: t(`theme.scheme_${id}`) }))}
        value={draft.scheme}
        onChange={(id) => draft.setScheme(id === 'dark' ? 'dark' : 'light')}
      />
      <SeedColors draft={draft} />
      <ContrastList draft={draft} />
      <Fields title={t('theme.allColors')}>
        <AllColors draft={draft} />
      </Fields>
      <Fields title={t('theme.type')} defaultExpanded>
        <TypeFields draft={draft} />
      </Fields>
      <Fields title={t('theme.shape')}>
        <ShapeFields draft={draft} />
      </Fields>
      <Fields title={t('theme.forms')}>
        <PartForms draft={draft} />
      </Fields>
      <Fields title={t('theme.sections')}>
        <SectionFields draft={draft} />
      </Fields>
      <Disclosure title={t('theme.brand')}>
        <BrandField draft={draft} />
      </Disclosure>
      <Disclosure title={t('theme.file')}>
        <ThemeFileFields draft={draft} />
      </Disclosure>
      <Disclosure title={t('theme.variations')}>
        <Variations draft={draft} />
      </Disclosure>
      <PublishTheme draft={draft} onRestored={reload} />
    </div>
  );
}

/** A part of the panel that is opened and closed, with its fields below each other. */
function Fields({ children, ...disclosure }: ComponentProps<typeof Disclosure>) {
  return (
    <Disclosure {...disclosure}>
      <div className={styles.fields}>{children}</div>
    </Disclosure>
  );
}

function Head({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  const nameIn = useThemeName();
  return (
    <div className={styles.head}>
      <strong className={styles.name}>{nameIn(themeNameOf(draft.file))}</strong>
      <span role="status" className={styles.quiet}>
        {draft.error ? (
          <ErrorLine error={draft.error} />
        ) : (
          t(draft.isSaved ? 'theme.saved' : 'theme.saving')
        )}
      </span>
      <IconButton
        icon="undo-2"
        label={t('theme.undo')}
        isDisabled={!draft.undo}
        onPress={() => draft.undo?.()}
      />
      <IconButton
        icon="redo-2"
        label={t('theme.redo')}
        isDisabled={!draft.redo}
        onPress={() => draft.redo?.()}
      />
    </div>
  );
}
