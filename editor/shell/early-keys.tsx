import { useEffect } from 'react';
import { keepKeys } from '../keys/kept-keys.ts';

/** Stands in for a part that begins with a field while its code is on the way. */
export function EarlyKeys() {
  useEffect(() => keepKeys([window]).hand, []);
  return null;
}
