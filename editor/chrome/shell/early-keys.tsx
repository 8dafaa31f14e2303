import { useEffect } from 'react';
import { keepKeys } from '../../canvas/keys/kept-keys.ts';

/** Rendered while a component that starts with a text field is loading. */
export function EarlyKeys() {
  useEffect(() => keepKeys([window]).hand, []);
  return null;
}
