import type { ThemeState } from '#schemas/api/theme.ts';
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
import { LookFile } from './look-file.tsx';
import { OwnTexts } from './own-texts.tsx';
import { PartForms } from './part-forms.tsx';
import { PublishLook } from './publish-look.tsx';
import { SectionFields } from './section-fields.tsx';
import { ShapeFields } from './shape-fields.tsx';
import styles from './theme.module.css';
import { TypeFields } from './type-fields.tsx';
import { type Look, useLook } from './use-look.ts';
import { Variations } from './variations.tsx';

/** The look of the site: each change is on the page at once, and saved as a draft. */
export function ThemePanel() {
  const { api } = useEditor();
  const { found, retry } = useLoad('', () => api.call('theme.get', {}));
  if (found.state === 'loading') return <Waiting />;
  if (found.state === 'failed') return <Failed error={found.error} onRetry={retry} />;
  return (
    <OwnTexts>
      <LookForm state={found.value} reload={retry} />
    </OwnTexts>
  );
}

interface LookFormProps {
  readonly state: ThemeState;
  readonly reload: () => void;
}

function LookForm({ state, reload }: LookFormProps) {
  const t = useT();
  const look = useLook(state);
  return (
    <div className={styles.panel}>
      <Head look={look} />
      <RadioGroup
        label={t('theme.scheme')}
        options={schemes.map((id) => ({ id, label: t(`theme.scheme_${id}`) }))}
        value={look.scheme}
        onChange={(id) => look.setScheme(id === 'dark' ? 'dark' : 'light')}
      />
      <SeedColors look={look} />
      <ContrastList look={look} />
      <Disclosure title={t('theme.allColors')}>
        <AllColors look={look} />
      </Disclosure>
      <Disclosure title={t('theme.type')} defaultExpanded>
        <TypeFields look={look} />
      </Disclosure>
      <Disclosure title={t('theme.shape')}>
        <ShapeFields look={look} />
      </Disclosure>
      <Disclosure title={t('theme.forms')}>
        <PartForms look={look} />
      </Disclosure>
      <Disclosure title={t('theme.sections')}>
        <SectionFields look={look} />
      </Disclosure>
      <Disclosure title={t('theme.brand')}>
        <BrandField look={look} />
      </Disclosure>
      <Disclosure title={t('theme.file')}>
        <LookFile look={look} site={state.site} />
      </Disclosure>
      <Disclosure title={t('theme.variations')}>
        <Variations look={look} />
      </Disclosure>
      <PublishLook look={look} onRestored={reload} />
    </div>
  );
}

function Head({ look }: { readonly look: Look }) {
  const t = useT();
  return (
    <div className={styles.head}>
      <strong className={styles.name}>{look.file.name}</strong>
      <span role="status" className={styles.quiet}>
        {look.error ? (
          <ErrorLine error={look.error} />
        ) : (
          t(look.isSaved ? 'theme.saved' : 'theme.saving')
        )}
      </span>
      <IconButton
        icon="undo-2"
        label={t('theme.undo')}
        isDisabled={!look.undo}
        onPress={() => look.undo?.()}
      />
      <IconButton
        icon="redo-2"
        label={t('theme.redo')}
        isDisabled={!look.redo}
        onPress={() => look.redo?.()}
      />
    </div>
  );
}
