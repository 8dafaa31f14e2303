import { useCallback, useState } from 'react';
import type { Translate } from '../i18n/translator.ts';
import type { FieldAppearance } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';

interface CountedTextProps extends FieldAppearance {
  readonly name: string;
  readonly start: string;
  readonly maxLength: number;
  readonly t: Translate;
}

/** A text field with a character counter. Uncontrolled, because text may have been typed before hydration. */
export function CountedText({ start, maxLength, t, ...field }: CountedTextProps) {
  const [text, setText] = useState(start);
  const count = useCallback((input: HTMLInputElement | null) => {
    if (input) setText(input.value);
  }, []);
  const left = Math.max(0, maxLength - [...text].length);
  return (
    <TextField
      {...field}
      ref={count}
      defaultValue={start}
      maxLength={maxLength}
      onChange={(event) => setText(event.target.value)}
      hint={t('choice.left', { smart_count: left })}
    />
  );
}
