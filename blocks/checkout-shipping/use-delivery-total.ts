import { type ChangeEvent, useRef } from 'react';
import { useRuntime } from '#runtime/block/context.tsx';
import { readForm } from '#runtime/checkout/use-field-check.ts';
import { type FormValues, fieldValue } from '#runtime/store/forms.ts';

/** Updates the total after each choice. One request at a time, so the last choice wins. */
export function useDeliveryTotal(): (event: ChangeEvent<HTMLFormElement>) => void {
  const { send } = useRuntime();
  const next = useRef<FormValues | null>(null);
  const isSending = useRef(false);
  const sendLatest = async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (next.current) {
      const values = next.current;
      next.current = null;
      await send('checkout.total', values);
    }
    isSending.current = false;
  };
  return ({ currentTarget, target }) => {
    if (target.type !== 'radio') return;
    next.current = chosenIn(currentTarget);
    void sendLatest();
  };
}

function chosenIn(form: HTMLFormElement): FormValues {
  const values = readForm(form);
  const deliveryMethodId = fieldValue(values, 'deliveryMethodId');
  const branch = `branch.${deliveryMethodId}`;
  return { deliveryMethodId, [branch]: fieldValue(values, branch) };
}
