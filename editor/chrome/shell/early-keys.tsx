import { useEffect } from 'react';
import { bufferKeys } from '../../canvas/keys/buffered-keys.ts';

/** Rendered while a component that starts with a text field is loading. */
export function EarlyKeys() {
  useEffect(() => bufferKeys([window]).hand, []);
  return null;
}
