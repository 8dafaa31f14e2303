import { CommandForm } from '#runtime/block/command-form.tsx';
import { useHref, useMessages, useSession } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { Button } from '#runtime/ui/button.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

/** Shown until the visitor chooses; rejecting is as easy as accepting. */
export function View({ id, options }: ViewProps<typeof model>) {
  const choice = useSession((session) => session.cookieChoice);
  const t = useMessages('cookie-section');
  const href = useHref();
  if (choice !== 'none') return null;
  return (
    <section className={styles.notice} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {options.title || t('title')}
      </h2>
      <p className={styles.text}>
        {`${options.text || t('text')} `}
        <a href={href(options.privacyTarget)}>{t('privacy')}</a>
      </p>
      <CommandForm command="cookies.choose" className={styles.choices}>
        <Button type="submit" variant="primary" name="choice" value="necessary">
          {t('necessary')}
        </Button>
        <Button type="submit" variant="primary" name="choice" value="all">
          {t('all')}
        </Button>
      </CommandForm>
    </section>
  );
}
