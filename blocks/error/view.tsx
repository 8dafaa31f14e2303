import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { DeadEnd } from '#runtime/page/dead-end.tsx';
import { homeHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

/** Error text for a status, where the page does not specify the error; other statuses use `internal`. */
const codes: Readonly<Record<number, string>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  429: 'tooManyRequests',
  503: 'unavailable',
};

/** Errors below 500 that may be over when the page is requested again. */
const passing = ['badRequest', 'tooManyRequests'];

export function View({ options }: ViewProps<typeof model>) {
  const { page, t: core } = useRuntime();
  const t = useMessages('error');
  const { status, error } = page;
  const code = (status < 500 && error) || codes[status] || 'internal';
  const isMistake = status < 500 && !passing.includes(code);
  return (
    <DeadEnd
      picture={options.picture}
      actions={
        <>
          {!isMistake && (
            <Button variant="primary" icon="refresh-cw" href={page.path} data-reload="">
              {t('retry')}
            </Button>
          )}
          <Button variant={isMistake ? 'primary' : 'quiet'} href={homeHref(page.language)}>
            {t('home')}
          </Button>
        </>
      }
    >
      <p className={styles.status} data-mistake={isMistake || undefined}>
        <span className="marginalia">{t('status')}</span>
        <strong>{status}</strong>
      </p>
      <h1 className={styles.title}>{core(`errors.${code}`)}</h1>
      <p>{isMistake ? t('mistake') : options.text || t('text')}</p>
    </DeadEnd>
  );
}
