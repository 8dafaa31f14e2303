import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { ThemeError } from '#schemas/theme/theme-errors.ts';
import type { ThemeFile } from '#schemas/theme/theme-file.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/dialogs/states.tsx';
import styles from './theme.module.css';
import type { ThemeDraft } from './use-theme-draft.ts';

const maxShown = 5;
const noJson: ThemeError = { problem: 'noJson', at: '', detail: '' };

/** Imports and exports the token file. */
export function ThemeFileFields({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  const [errors, setErrors] = useState<readonly ThemeError[]>([]);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const found = parse(await file.text());
    setErrors(found ? draft.apply('import', found) : [noJson]);
  };
  return (
    <>
      <div className={styles.row}>
        <Button icon="download" onPress={() => download(draft.file)}>
          {t('theme.export')}
        </Button>
        <FileTrigger
          acceptedFileTypes={['.json']}
          onSelect={(files) => void read(files?.item(0) ?? undefined)}
        >
          <Button icon="upload">{t('theme.import')}</Button>
        </FileTrigger>
      </div>
      {errors.length > 0 && (
        <InlineAlert tone="red">
          {t('theme.refused')}
          <ul className={styles.errors}>
            {errors.slice(0, maxShown).map((error) => (
              <li key={`${error.problem} ${error.at}`}>{messageOf(error, t)}</li>
            ))}
          </ul>
        </InlineAlert>
      )}
    </>
  );
}

function messageOf(
  { problem, at, detail, expected }: ThemeError,
  t: ReturnType<typeof useT>,
): string {
  const wanted = expected ? t(`theme.expected_${expected}`, { of: detail }) : detail;
  return t(`theme.problem_${problem}`, { at, detail: wanted });
}

/** Parsed content of a file; null if it is not JSON. */
function parse(text: string): ThemeFile | null {
  try {
    return JSON.parse(text) as ThemeFile;
  } catch {
    return null;
  }
}

function download(file: ThemeFile): void {
  const url = URL.createObjectURL(new Blob([themeText(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${file.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.tokens.json`;
  link.click();
  URL.revokeObjectURL(url);
}
