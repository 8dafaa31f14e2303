import { useHref, useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { Medium } from '#runtime/rich-text/medium.tsx';
import { homeHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Graticule } from '#runtime/ui/chart.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ options }: ViewProps<typeof model>) {
  const { page, t: core } = useRuntime();
  const t = useMessages('not-found');
  const href = useHref();
  return (
    <div className={styles.root}>
      <div className={`wrap ${styles.layout}`}>
        <Graticule marks={['?°?′ N', '?°?′ E']}>
          <div className={styles.picture}>
            <Medium of={options.picture} sizes="(min-width: 900px) 40rem, 100vw" alt="" priority />
          </div>
        </Graticule>
        <div className={styles.words}>
          <p className="marginalia">{options.kicker || t('kicker')}</p>
          <h1 className={styles.title}>{core('fault.notFound')}</h1>
          <p className="lead">{options.text || t('text')}</p>
          <div className={styles.actions}>
            <Button variant="primary" icon="anchor" href={homeHref(page.language)}>
              {t('home')}
            </Button>
            <Button variant="quiet" href={href('screen:search')}>
              {t('search')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
