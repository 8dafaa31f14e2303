import type { KeyboardEvent } from 'react';
import { useMessages } from '#runtime/block/context.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';

interface BranchSearchProps {
  readonly onSearch: (requested: string) => void;
}

/** Filters the list of branches below; Enter does not submit the form. */
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
