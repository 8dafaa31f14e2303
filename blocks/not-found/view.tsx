import { useHref, useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { DeadEnd } from '#runtime/page/dead-end.tsx';
import { homeHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ options }: ViewProps<typeof model>) {
  const { page, t: core } = useRuntime();
  const t = useMessages('not-found');
  const href = useHref();
  return (
    <DeadEnd
      picture={options.picture}
      actions={
        <>
          <Button variant="primary" icon="house" href={homeHref(page.language)}>
            {t('home')}
          </Button>
          <Button variant="quiet" href={href('screen:search')}>
            {t('search')}
          </Button>
        </>
      }
    >
      <p className="marginalia">{options.kicker || t('kicker')}</p>
      <h1 className={styles.title}>{core('errors.notFound')}</h1>
      <p className="lead">{options.text || t('text')}</p>
    </DeadEnd>
  );
}
