import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { ThemeFont } from '#schemas/api/theme.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './theme.module.css';
import type { Fonts } from './use-fonts.ts';

/** Fonts that staff upload, each with its licence. */
export function OwnFonts({ fonts }: { readonly fonts: Fonts }) {
  const t = useT();
  const [license, setLicense] = useState('');
  const choose = async (files: FileList | null) => {
    const file = files?.item(0);
    if (file && (await fonts.add(file, license))) setLicense('');
  };
  return (
    <>
      <p className={styles.quiet}>{t('theme.fontsHelp')}</p>
      {fonts.fonts.length > 0 && (
        <ul className={styles.pairs}>
          {fonts.fonts.map((font) => (
            <FontRow key={font.id} font={font} onRemove={() => void fonts.remove(font)} />
          ))}
        </ul>
      )}
      <TextField
        label={t('theme.license')}
        help={t('theme.licenseHelp')}
        isRequired
        value={license}
        onChange={setLicense}
      />
      <FileTrigger
        acceptedFileTypes={['.woff2', '.ttf', '.otf']}
        onSelect={(files) => void choose(files)}
      >
        <Button icon="upload" isDisabled={license.trim() === '' || fonts.isPending}>
          {t('theme.addFont')}
        </Button>
      </FileTrigger>
      <span role="status">{fonts.error && <ErrorLine error={fonts.error} />}</span>
    </>
  );
}

interface FontRowProps {
  readonly font: ThemeFont;
  readonly onRemove: () => void;
}

function FontRow({ font, onRemove }: FontRowProps) {
  const t = useT();
  const { name, license, faces, size } = font;
  const styleNames = faces
    .map(({ weight, style }) => weight.replace(' ', '–') + (style ? ` ${t('theme.italic')}` : ''))
    .join(', ');
  return (
    <li className={styles.pair}>
      <span>
        {name}{' '}
        <span className={styles.quiet}>
          {styleNames} · {Math.ceil(size / 1000)} kB · {license}
        </span>
      </span>
      <Button onPress={onRemove} aria-label={t('theme.removeFont', { name })}>
        {t('theme.markRemove')}
      </Button>
    </li>
  );
}
