import { useForm } from '#runtime/block/command-form.tsx';
import { BundleParts } from '#runtime/product/bundle-parts.tsx';
import { commandOf } from './buy-command.ts';
import { BuyForm, type BuyFormProps } from './buy-form.tsx';

/** The form of a bundle with the options of its parts. */
export function BundleForm(props: BuyFormProps) {
  const { data, choice, t } = props;
  const command = commandOf(data);
  const form = useForm(command);
  return (
    <BuyForm {...props}>
      <BundleParts
        parts={data.parts ?? []}
        choice={choice.bundle}
        onChoose={choice.pickPart}
        missing={choice.tried ? choice.bundleState?.open : undefined}
        form={form}
        command={command}
        start={data.edited?.values}
        t={t}
      />
    </BuyForm>
  );
}
