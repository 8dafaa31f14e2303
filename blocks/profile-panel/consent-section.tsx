import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { type ConsentList, Consents } from '#runtime/checkout/consents.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { formatDate } from '#runtime/format/date.ts';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { Html } from '#runtime/rich-text/html.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { OwnConsents } from '#schemas/entities/consent.ts';
import styles from './consents.module.css';

export interface ConsentSectionProps {
  readonly id: string;
  readonly own: OwnConsents;
  /** Texts of the consents that the newsletter still needs. */
  readonly missing: ConsentList;
}

/** The newsletter, and what the customer agreed to: when, to which text, withdrawn by one press. */
export function ConsentSection({ id, own, missing }: ConsentSectionProps) {
  const t = useMessages('profile-panel');
  return (
    <>
      <NewsletterPanel id={id} newsletter={own.newsletter} missing={missing} />
      {own.consents.length > 0 && (
        <AccountPanel id={`${id}-consents`} title={t('consentTitle')} text={t('consentText')}>
          <ul className={styles.consents}>
            {own.consents.map((consent) => (
              <ConsentLine key={consent.uniqueNumber} consent={consent} />
            ))}
          </ul>
        </AccountPanel>
      )}
    </>
  );
}

interface NewsletterPanelProps extends Pick<ConsentSectionProps, 'id' | 'missing'> {
  readonly newsletter: OwnConsents['newsletter'];
}

function NewsletterPanel({ id, newsletter: { state, since }, missing }: NewsletterPanelProps) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const form = useForm('newsletter.change');
  const isSubscribed = state === 'subscribed';
  const date = since ? formatDate(since, page.language) : '';
  return (
    <AccountPanel
      id={`${id}-newsletter`}
      title={t('newsletterTitle')}
      text={t(`newsletter.${state}`, { date })}
    >
      <CommandForm
        command="newsletter.change"
        hidden={{ isSubscribed: isSubscribed ? 0 : 1 }}
        className={formLayout.form}
      >
        {!isSubscribed && <Consents list={missing} form={form} t={t} />}
        <FormError form={form} />
        <Button type="submit" busy={form.pending} variant={isSubscribed ? 'secondary' : 'primary'}>
          {t(isSubscribed ? 'newsletterEnd' : 'newsletterBegin')}
        </Button>
      </CommandForm>
    </AccountPanel>
  );
}

function ConsentLine({ consent }: { readonly consent: OwnConsents['consents'][number] }) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const { pending } = useForm('consent.change');
  const { uniqueNumber, displayName, isGiven, isCurrent, isOffered } = consent;
  const date = formatDate(consent.changedAt, page.language);
  const isOld = isGiven && !isCurrent;
  return (
    <li>
      <div>
        <Html html={displayName} />
        <p className={styles.when}>
          {t(isGiven ? 'consentGiven' : 'consentWithdrawn', { date, number: uniqueNumber })}
          {isOld && ` ${t(isOffered ? 'consentOld' : 'consentGone')}`}
        </p>
      </div>
      {(isGiven || isOffered) && (
        <CommandForm command="consent.change" hidden={{ uniqueNumber, isGiven: isGiven ? 0 : 1 }}>
          <Button
            type="submit"
            size="small"
            busy={pending}
            aria-label={`${t(isGiven ? 'withdrawConsent' : 'giveConsent')}: ${uniqueNumber}`}
          >
            {t(isGiven ? 'withdrawConsent' : 'giveConsent')}
          </Button>
        </CommandForm>
      )}
    </li>
  );
}
