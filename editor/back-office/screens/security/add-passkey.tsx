import { useState } from 'react';
import { createCredential } from '#runtime/product/create-credential.ts';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { NameForm } from './name-form.tsx';
import { SecretForm } from './secret-form.tsx';

type Options = EndpointOutput<'passkey.options'>;

/** Asks for the password and a name, then opens the browser’s passkey dialog. */
export function AddPasskey({ onAdded }: { readonly onAdded: () => void }) {
  const t = useT();
  const api = useEditorApi();
  const [isOpen, setOpen] = useState(false);
  const [making, setMaking] = useState<Options | null>(null);
  const finish = () => {
    setOpen(false);
    setMaking(null);
    onAdded();
  };
  const allow = async (password: string) => {
    const begun = await api.call('passkey.begin', { password });
    if (!begun.ok) return begun;
    const options = await api.call('passkey.options', begun.value);
    if (options.ok) setMaking(options.value);
    return options;
  };
  if (making) return <Make making={making} onAdded={finish} />;
  if (isOpen) {
    return (
      <SecretForm
        field="password"
        label="security.password"
        submit="security.passkeyAdd"
        send={allow}
      />
    );
  }
  return (
    <p>
      <Button onPress={() => setOpen(true)}>{t('security.passkeyAdd')}</Button>
    </p>
  );
}

interface MakeProps {
  readonly making: Options;
  readonly onAdded: () => void;
}

function Make({ making, onAdded }: MakeProps) {
  const t = useT();
  const api = useEditorApi();
  const [failure, setFailure] = useState<AppError | 'closed' | null>(null);
  const make = async (name: string) => {
    const credential = await createCredential(making.options);
    if (!credential) return setFailure('closed');
    const added = await api.call('passkey.add', { name, credential });
    if (added.ok) onAdded();
    else setFailure(added.error);
  };
  return (
    <>
      <NameForm name={making.name ?? ''} submit="security.passkeyMake" onSubmit={make} />
      {failure === 'closed' && <p role="alert">{t('security.passkeyFailed')}</p>}
      {failure !== null && failure !== 'closed' && <ErrorLine error={failure} />}
    </>
  );
}
