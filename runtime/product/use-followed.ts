import { useState } from 'react';

/** State that a control changes at once and that follows the page's data when those change. */
export function useFollowed<T>(given: T): [T, (value: T) => void] {
  const [seen, setSeen] = useState(given);
  const [value, setValue] = useState(given);
  if (seen !== given) {
    setSeen(given);
    setValue(given);
  }
  return [seen === given ? value : given, setValue];
}
