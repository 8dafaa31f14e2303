import { useState } from 'react';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Media } from '#schemas/entities/media.ts';
import { type Language, languageName, languages } from '#schemas/languages.ts';
import { Thumbnail } from '../../../chrome/media/thumbnail.tsx';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Closing } from '../../../ui/dialogs/closing.ts';
import { Choice, TextLine } from '../../../ui/dialogs/fields.tsx';
import { useBackOffice } from '../../context.ts';
import { LibraryTexts } from './library-texts.tsx';
import styles from './media.module.css';

interface AltDialogProps extends Closing<EndpointInput<'mediaLibrary.describe'>> {
  readonly media: readonly Media[];
}

type Typed = Readonly<Record<number, string>>;

/** Prompts for the alternative texts of several pictures in one language. */
export function AltDialog(props: AltDialogProps) {
  return (
    <LibraryTexts>
      <AltForm {...props} />
    </LibraryTexts>
  );
}

function AltForm({ media, close }: AltDialogProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const [language, setLanguage] = useState<Language>(uiLanguage);
  const [typed, setTyped] = useState<Typed>({});
  const altOf = ({ id, texts }: Media) => typed[id] ?? texts?.alt[language] ?? '';
  const texts = media
    .filter((each) => altOf(each) !== (each.texts?.alt[language] ?? ''))
    .map((each) => ({ id: each.id, alt: altOf(each) }));
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('library.altTitle')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" type="submit" form="media-alts" isDisabled={texts.length === 0}>
            {t('media.save')}
          </Button>
        </>
      }
    >
      <form
        id="media-alts"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          close({ language, texts });
        }}
      >
        <Choice
          label={t('library.language')}
          alternatives={languages.map((id) => ({ id, label: languageName(id) }))}
          value={language}
          onChange={(wanted) => {
            setLanguage(wanted);
            setTyped({});
          }}
        />
        <p className={styles.note}>{t('media.altHelp')}</p>
        <ul className={styles.alts}>
          {media.map((medium) => (
            <li key={medium.id}>
              <span className={styles.thumb}>
                <Thumbnail media={medium} width={96} />
              </span>
              <TextLine
                label={medium.title || medium.key}
                value={altOf(medium)}
                onChange={(alt) => setTyped((now) => ({ ...now, [medium.id]: alt }))}
              />
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}
