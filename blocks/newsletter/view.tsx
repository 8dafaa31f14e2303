import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { Consents } from '#runtime/checkout/consents.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { CaptchaField } from '#runtime/forms/captcha/captcha-field.tsx';
import { EmailField } from '#runtime/forms/email-field.tsx';
import { SpamTrap } from '#runtime/forms/spam-trap.tsx';
import { useSuccessCount } from '#runtime/product/use-success-count.ts';
import { Button } from '#runtime/ui/button.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

const command = 'newsletter.subscribe';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

export function View({ id, options, data }: Props) {
  const t = useMessages('newsletter');
  const isSent = useSuccessCount(command) > 0;
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <h2 id={`${id}-title`}>{options.title || t('title')}</h2>
          <p className={styles.text}>{options.text || t('text')}</p>
        </div>
        <div role="status" className={styles.sent}>
          {isSent && (
            <>
              <p className={styles.done}>{t('sentTitle')}</p>
              <p>{t('sentText')}</p>
            </>
          )}
        </div>
        {!isSent && <Subscribe data={data} />}
      </div>
    </section>
  );
}

function Subscribe({ data }: Pick<Props, 'data'>) {
  const t = useMessages('newsletter');
  const form = useForm(command);
  return (
    <CommandForm command={command} className={styles.form}>
      <div className={styles.line}>
        <EmailField
          t={t}
          name="email"
          autoComplete="email"
          label={t('email')}
          defaultValue={form.value('email')}
          error={form.error('email')}
          maxLength={254}
          required
        />
        <Button type="submit" variant="primary" icon="mail" busy={form.pending}>
          {t('submit')}
        </Button>
      </div>
      <SpamTrap label={t('trap')} />
      <Consents list={data.consents} form={form} t={t} />
      {data.captcha && (
        <CaptchaField settings={data.captcha} action="newsletter" block="newsletter" />
      )}
      <FormError form={form} />
    </CommandForm>
  );
}
