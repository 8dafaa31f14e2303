import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { AccountPanel } from '#runtime/product/account-panel.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmailBreaks } from '#runtime/ui/email-breaks.tsx';
import type { SocialLinks } from './data.ts';
import styles from './view.module.css';

const command = 'auth.socialUnlink';

interface SocialPanelProps {
  readonly id: string;
  readonly social: SocialLinks;
}

/** Providers that the customer can log in with, to link and to unlink. */
export function SocialPanel({ id, social }: SocialPanelProps) {
  const t = useMessages('profile-panel');
  return (
    <AccountPanel id={`${id}-social`} title={t('socialTitle')} text={t('socialText')}>
      <ul className={styles.logins}>
        {social.providers.map((provider) => (
          <li key={provider.provider}>
            <span>
              <strong>{provider.label}</strong>
              <small>
                <EmailBreaks>
                  {provider.isLinked ? (provider.email ?? t('linked')) : t('notLinked')}
                </EmailBreaks>
              </small>
            </span>
            <SocialAction provider={provider} linkKey={social.linkKey} />
          </li>
        ))}
      </ul>
    </AccountPanel>
  );
}

interface SocialActionProps {
  readonly provider: SocialLinks['providers'][number];
  readonly linkKey: string;
}

function SocialAction({ provider: { provider, label, isLinked }, linkKey }: SocialActionProps) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const { pending } = useForm(command);
  if (!isLinked) {
    const start = screenHref(page.language, 'social-login');
    const query = new URLSearchParams({ provider, link: linkKey });
    return (
      <Button
        size="small"
        href={`${start}?${query}`}
        rel="nofollow"
        aria-label={t('link', { name: label })}
      >
        {t('linkShort')}
      </Button>
    );
  }
  return (
    <CommandForm command={command} hidden={{ provider }}>
      <Button type="submit" size="small" busy={pending} aria-label={t('unlink', { name: label })}>
        {t('unlinkShort')}
      </Button>
    </CommandForm>
  );
}
