import { useState } from 'react';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import { useHydrated } from '#runtime/ui/use-hydrated.ts';
import styles from './payment-slip.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Announced when the text has been copied. */
  readonly done: string;
}

/** Copies text. Not rendered without scripts: a press on the value selects it completely instead. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  if (!isHydrated) return null;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <IconButton
        className={styles.copy}
        icon={isCopied ? 'check' : 'copy'}
        label={label}
        onClick={copy}
        onBlur={() => setCopied(false)}
      />
      <span className="visually-hidden" role="status">
        {isCopied ? done : ''}
      </span>
    </>
  );
}
