import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { formLayout } from '#runtime/product/account-panel.tsx';
import { createCredential } from '#runtime/product/create-credential.ts';
import { CredentialError } from '#runtime/product/credential-error.tsx';
import { useCredential } from '#runtime/product/use-credential.ts';
import { Button } from '#runtime/ui/button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { PasskeyData } from './load-passkeys.ts';

const command = 'passkey.add';

/** The customer names the passkey; the browser's dialog makes it. */
export function MakePasskey({ making }: { readonly making: NonNullable<PasskeyData['making']> }) {
  const t = useMessages('profile-panel');
  const form = useForm(command);
  const { field, isAsking, hasFailed, onSubmit } = useCredential(() =>
    createCredential(making.options),
  );
  return (
    <CommandForm command={command} className={formLayout.form} onSubmit={onSubmit}>
      <p>{t('passkeyMakeText')}</p>
      <input type="hidden" name="credential" ref={field} />
      <TextField
        name="passkeyName"
        label={t('passkeyName')}
        maxLength={100}
        required
        defaultValue={form.value('passkeyName', making.name ?? '')}
        error={form.error('passkeyName')}
      />
      <CredentialError form={form} failed={hasFailed ? t('passkeyFailed') : null} />
      <Button type="submit" variant="primary" icon="key-round" busy={isAsking || form.pending}>
        {t('passkeyMake')}
      </Button>
    </CommandForm>
  );
}
