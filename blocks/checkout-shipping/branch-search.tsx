import type { KeyboardEvent } from 'react';
import { useMessages } from '#runtime/block/context.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';

interface BranchSearchProps {
  readonly onSearch: (asked: string) => void;
}

/** Finds a place in the list below it; Enter sends nothing yet. */
export function BranchSearch({ onSearch }: BranchSearchProps) {
  const t = useMessages('checkout-shipping');
  const stay = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <TextField
      type="search"
      label={t('branchSearch')}
      autoComplete="off"
      onChange={({ target }) => onSearch(target.value.trim())}
      onKeyDown={stay}
    />
  );
}
