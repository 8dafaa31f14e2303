import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { TranslationProblem } from './record-translations.ts';

/** The text of a form that has the focus of staff who went to a problem. */
export function useTextFocus() {
  const [focused, setFocused] = useState<string | null>(null);
  return {
    /** Path of the text to focus. */
    focused,
    focus({ place, language }: TranslationProblem): void {
      // Reset first, so that the same text can get the focus again.
      flushSync(() => setFocused(null));
      setFocused(`${place}/${language}`);
    },
    /** Lets fields with errors get the focus again. */
    forgetFocus: () => setFocused(null),
  };
}
