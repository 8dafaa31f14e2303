import { useState } from 'react';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { CopyField } from '../../../ui/dialogs/copy-field.tsx';
import { SecretForm } from './secret-form.tsx';
import styles from './security.module.css';

type Invitation = EndpointOutput<'ownFactor.begin'>;

interface SetUpProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/**
 * Sets up the second factor: prompts for the password, shows the QR code for the app, then prompts for a code
 * of the app.
 */
export function SetUp({ onCodes }: SetUpProps) {
  const api = useEditorApi();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  if (invitation) return <Confirm invitation={invitation} onCodes={onCodes} />;
  return (
    <SecretForm
      field="password"
      label="security.password"
      submit="security.begin"
      send={async (password) => {
        const begun = await api.call('ownFactor.begin', { password });
        if (begun.ok) setInvitation(begun.value);
        return begun;
      }}
    />
  );
}

function Confirm({ invitation, onCodes }: SetUpProps & { readonly invitation: Invitation }) {
  const t = useT();
  const api = useEditorApi();
  return (
    <>
      <p>{t('security.scan')}</p>
      <img
        className={styles.picture}
        alt={t('security.picture')}
        src={`data:image/svg+xml,${encodeURIComponent(invitation.picture)}`}
      />
      <CopyField
        label={t('security.secret')}
        help={t('security.secretHelp')}
        value={invitation.secret}
      />
      <SecretForm
        field="code"
        label="security.code"
        submit="security.confirm"
        send={async (code) => {
          const confirmed = await api.call('ownFactor.confirm', { code });
          if (confirmed.ok) onCodes(confirmed.value.codes);
          return confirmed;
        }}
      />
    </>
  );
}
