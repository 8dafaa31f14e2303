import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { useHydrated } from './use-hydrated.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Announced when the text has been copied. */
  readonly done: string;
  readonly className?: string | undefined;
}

/** Copies text. Not rendered without scripts: a press on the value selects it completely instead. */
export function CopyButton({ text, label, done, className }: CopyButtonProps) {
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
        className={className}
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
