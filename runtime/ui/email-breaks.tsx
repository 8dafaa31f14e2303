import { Fragment } from 'react';
import { splitAtEmailBreaks } from '#schemas/rules/email-breaks.ts';

interface EmailBreaksProps {
  readonly children: string;
}

/** Text whose email addresses wrap before `@` and dots, not inside a word. */
export function EmailBreaks({ children }: EmailBreaksProps) {
  return splitAtEmailBreaks(children).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
