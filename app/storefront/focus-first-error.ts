/** A control or a group of controls that its error describes. */
const describedByError =
  /<(fieldset|input|select|textarea)(?=\s[^>]*aria-describedby="[^"]*-error\b)/;

/**
 * Gives the focus to the first wrong field of a refused form. Without scripts the browser scrolls to it;
 * else a page whose error is far down looks as if nothing had happened.
 */
export const focusFirstError = (html: string): string =>
  html.replace(describedByError, (start, tag) =>
    tag === 'fieldset' ? `${start} tabindex="-1" autofocus=""` : `${start} autofocus=""`,
  );
