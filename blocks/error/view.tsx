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

export function View({ options }: ViewProps<typeof model>) {
  const { page, t: core } = useRuntime();
  const t = useMessages('error');
  const { status, error } = page;
  const isMistake = status < 500;
  const code = isMistake && error ? error : (codes[status] ?? 'internal');
  return (
    <DeadEnd
      picture={options.picture}
      actions={
        <>
          <Button variant="primary" icon="refresh-cw" href={page.path} data-reload="">
            {t('retry')}
          </Button>
          <Button variant="quiet" href={homeHref(page.language)}>
            {t('home')}
          </Button>
        </>
      }
    >
      <p className={styles.status}>
        <span className="marginalia">{t('status')}</span>
        <strong>{status}</strong>
      </p>
      <h1 className={styles.title}>{core(`errors.${code}`)}</h1>
      <p>{isMistake ? t('mistake') : options.text || t('text')}</p>
    </DeadEnd>
  );
}
