import { useCallback, useState } from 'react';
import type { Translate } from '../i18n/translator.ts';
import type { FieldLook } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';

interface CountedTextProps extends FieldLook {
  readonly name: string;
  readonly start: string;
  readonly maxLength: number;
  readonly t: Translate;
}

/**
 * A line of bounded length that tells how much room is left. The field keeps its own text: it may
 * have been typed before this code came.
 */
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
