import { useState } from 'react';

/** State that a control changes immediately and that resets when the page's data change. */
export function useFollowed<T>(given: T): [T, (value: T) => void] {
  const [seen, setSeen] = useState(given);
  const [value, setValue] = useState(given);
  if (seen !== given) {
    setSeen(given);
    setValue(given);
  }
  return [seen === given ? value : given, setValue];
}
