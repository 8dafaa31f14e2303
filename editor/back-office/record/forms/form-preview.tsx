import messages from 'virtual:messages/editor/back-office/record/forms';
import { useEffect, useId, useState } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useBackOffice } from '../../context.ts';
import { OwnTexts } from '../../own-texts.tsx';
import { useWidth } from '../../screens/dashboard/use-width.ts';
import recordStyles from '../record.module.css';
import type { DraftPanelProps } from '../record-panel-props.ts';
import { formPreviewName } from './form-preview-name.ts';
import styles from './forms.module.css';

/** The form as visitors will see it, with its steps and conditions; nothing can be sent from it. */
export function FormPreview({ values }: DraftPanelProps) {
  return (
    <OwnTexts name="forms" messages={messages}>
      <Preview values={values} />
    </OwnTexts>
  );
}

/** Widths of screens in px. */
const screens = { phone: 390, desktop: 1100 } as const;
type Screen = keyof typeof screens;
const screenNames: readonly Screen[] = ['phone', 'desktop'];

function Preview({ values }: DraftPanelProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const [language, setLanguage] = useState<Language>(uiLanguage);
  const [screen, setScreen] = useState<Screen>('phone');
  return (
    <section className={recordStyles.card} aria-label={t('forms.preview')}>
      <h2>{t('forms.preview')}</h2>
      <div className={styles.tools}>
        <Select
          label={t('forms.language')}
          options={languages.map((id) => ({ id, label: languageName(id, uiLanguage) }))}
          value={language}
          onChange={setLanguage}
        />
        <Select
          label={t('forms.screen')}
          options={screenNames.map((id) => ({ id, label: t(`forms.${id}`) }))}
          value={screen}
          onChange={(chosen) => setScreen(chosen as Screen)}
        />
      </div>
      <p className={styles.quiet}>{t('forms.note')}</p>
      <Frame values={values} language={language} width={screens[screen]} />
    </section>
  );
}

interface FrameProps {
  readonly values: JsonObject;
  readonly language: Language;
  readonly width: number;
}

/** Height of the frame on the page, in px. */
const height = 640;

/** The frame is scaled down to fit. */
function Frame({ values, language, width }: FrameProps) {
  const t = useT();
  const { bases } = useBackOffice();
  const { width: room, ref } = useWidth();
  const name = useId();
  const draft = usePaused(JSON.stringify(values));
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <div ref={ref} className={styles.room} style={{ blockSize: height }}>
      <form
        key={`${language} ${draft}`}
        ref={submit}
        hidden
        method="post"
        action={`${bases[language]}/${formPreviewName}`}
        target={name}
      >
        <input type="hidden" name="form" value={draft} readOnly />
      </form>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the policy of the page is its sandbox: it sends no forms */}
      <iframe
        className={styles.frame}
        name={name}
        title={t('forms.preview')}
        style={{ inlineSize: width, blockSize: height / scale, scale: `${scale}` }}
      />
    </div>
  );
}

const submit = (form: HTMLFormElement | null) => form?.submit();

/** Pause in ms after typing, before the preview is updated. */
const pause = 500;

/** Returns the value after a pause without changes; the first value at once. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

const languageName = (language: Language, uiLanguage: Language): string =>
  new Intl.DisplayNames([uiLanguage], { type: 'language' }).of(language) ?? language;
