import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { PasswordField } from '#runtime/product/password-field.tsx';
import { Button } from '#runtime/ui/button.tsx';

const command = 'profile.export';

interface ExportPanelProps {
  readonly id: string;
  readonly hasPassword: boolean;
  /** Token of the file that was just requested; null for none. */
  readonly token: string | null;
}

/** A copy of everything that the shop keeps about the customer. */
export function ExportPanel({ id, hasPassword, token }: ExportPanelProps) {
  const t = useMessages('profile-panel');
  const form = useForm(command);
  return (
    <div id="export">
      <AccountPanel
        id={`${id}-export`}
        title={t('exportTitle')}
        text={t(token ? 'exportReady' : 'exportText')}
      >
        {token ? (
          <Button href={`/my-data/${token}`} variant="primary" icon="download" download>
            {t('exportFile')}
          </Button>
        ) : (
          <CommandForm command={command} className={formLayout.form}>
            {hasPassword && (
              <PasswordField t={t} name="exportPassword" label={t('password')} form={form} />
            )}
            <FormError form={form} />
            <Button type="submit" busy={form.pending}>
              {t('exportRequest')}
            </Button>
          </CommandForm>
        )}
      </AccountPanel>
    </div>
  );
}
