import { useCallback, useEffect, useState } from 'react';
import { type Choice, choiceSearch, type KnownFixtures, parseChoice } from './choice.ts';

/** The choice in the address. A change replaces the address without a history entry. */
export function useChoice(known: KnownFixtures) {
  const [choice, setChoice] = useState(() => parseChoice(location.search, known));
  useEffect(() => history.replaceState(null, '', choiceSearch(choice)), [choice]);
  const choose = useCallback(
    (change: Partial<Choice>) =>
      setChoice((before) => parseChoice(choiceSearch(changed(before, change)), known)),
    [known],
  );
  return [choice, choose] as const;
}

/** Another block starts with its first fixture. */
function changed(before: Choice, change: Partial<Choice>): Choice {
  const { block = before.block } = change;
  return { ...before, ...(block === before.block ? {} : { fixture: '' }), ...change };
}
