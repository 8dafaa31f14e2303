import { useState } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../button.tsx';
import spoken from '../spoken.module.css';
import styles from './copy-field.module.css';
import { TextLine } from './fields.tsx';
import { InlineAlert } from './states.tsx';

interface CopyFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
}

/** A text to be copied, such as a link or a secret. */
export function CopyField({ label, help, value }: CopyFieldProps) {
  const t = useT();
  const [copying, setCopying] = useState<'copied' | 'notCopied' | null>(null);
  const isCopied = copying === 'copied';
  const copy = async () => {
    // The Clipboard API is only available over HTTPS.
    try {
      await navigator.clipboard.writeText(value);
      setCopying('copied');
    } catch {
      setCopying('notCopied');
    }
  };
  return (
    <div className={styles.copy}>
      <TextLine label={label} help={help} isReadOnly value={value} onChange={() => undefined} />
      <Button tone="primary" icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()}>
        {t(isCopied ? 'ui.copied' : 'ui.copy')}
      </Button>
      <span role="status" className={spoken.spoken}>
        {isCopied ? t('ui.copied') : ''}
      </span>
      {copying === 'notCopied' && <InlineAlert tone="red">{t('ui.notCopied')}</InlineAlert>}
    </div>
  );
}
