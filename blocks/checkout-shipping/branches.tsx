import { lazy, Suspense, useState } from 'react';
import type { FormMemory } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { fold } from '#runtime/format/fold.ts';
import type { VisitorCart } from '#runtime/store/session.ts';
import { Radio, RadioGroup } from '#runtime/ui/choice.tsx';
import { useHydrated } from '#runtime/ui/use-hydrated.ts';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import { BranchArrival } from './arrival.tsx';
import styles from './view.module.css';

export interface BranchesProps {
  readonly method: DeliveryMethod;
  readonly cart: VisitorCart;
  readonly form: FormMemory;
}

/** Needs scripts; without them the whole list is shown. */
const BranchSearch = lazy(async () => ({
  default: (await import('./branch-search.tsx')).BranchSearch,
}));

/** Above this number of branches a search field is shown. */
const readable = 5;

/** Branches of one method (CHK-S-02); sent as `branch.{id of the method}`. A single one is preselected. */
export function Branches({ method, cart, form }: BranchesProps) {
  const t = useMessages('checkout-shipping');
  const [requested, setRequested] = useState('');
  const isHydrated = useHydrated();
  const { id, options } = method;
  const field = `branch.${id}`;
  const known = cart.deliveryMethodId === id ? cart.options.deliveryBranchId : null;
  const only = options.length === 1 ? options[0]?.id : undefined;
  const chosen = form.value(field, String(known ?? only ?? ''));
  const isFound = ({ name }: { readonly name: string }) => fold(name).includes(fold(requested));
  const count = options.filter(isFound).length;
  return (
    <RadioGroup label={t('branch')} error={form.error(field)}>
      {isHydrated && options.length > readable && (
        <Suspense>
          <BranchSearch onSearch={setRequested} />
        </Suspense>
      )}
      <p className={requested === '' ? 'visually-hidden' : styles.count} role="status">
        {requested !== '' && t('branchesFound', { smart_count: count })}
      </p>
      <div className={styles.branches}>
        {options.map((branch) => (
          // Branches that do not match are hidden but stay in the form, so searching does not lose the
          // selection.
          <div key={branch.id} hidden={!isFound(branch)}>
            <Radio
              name={field}
              value={branch.id}
              label={
                <>
                  {branch.name}
                  <span className={styles.branchArrival}>
                    <BranchArrival of={method} branch={branch} />
                  </span>
                </>
              }
              defaultChecked={String(branch.id) === chosen}
            />
          </div>
        ))}
      </div>
    </RadioGroup>
  );
}
