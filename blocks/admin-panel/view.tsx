import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { formatNumber } from '#runtime/format/price.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Badge } from '#runtime/ui/badge.tsx';
import { formTypes } from '#schemas/constants.ts';
import { ConsentList, FormConsents } from './consents.tsx';
import type { CacheEntry, load } from './data.ts';
import type { model } from './model.ts';
import { SideNavigation } from './side-navigation.tsx';
import { Templates } from './templates.tsx';
import styles from './view.module.css';

export function View({ options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('admin-panel');
  const { section } = options;
  return (
    <div className={`wrap ${styles.root}`}>
      <SideNavigation section={section} hasCache={data.hasCache} collections={data.collections} />
      <section className={styles.section}>
        <h1>{t(section)}</h1>
        <p className="lead">
          {t(section === 'cache' && data.hasCache ? 'cacheOn' : `${section}Text`)}
        </p>
        {data.isPublishing && (
          <p role="status">
            <Badge>{t('publishing')}</Badge>
          </p>
        )}
        {(section === 'consents' || section === 'consent') && <Forms current={data.formType} />}
        {section === 'consents' && <ConsentList consents={data.consents} />}
        {section === 'consent' && data.formType !== null && (
          <FormConsents
            key={JSON.stringify(data.consents)}
            formType={data.formType}
            consents={data.consents}
          />
        )}
        {section === 'templates' && <Templates data={data} />}
        {section === 'cache' && <Caches caches={data.caches} />}
      </section>
    </div>
  );
}

function Forms({ current }: { readonly current: string | null }) {
  const t = useMessages('admin-panel');
  const { language } = useRuntime().page;
  return (
    <nav className={styles.forms} aria-label={t('forms')}>
      <span>{`${t('forms')}: `}</span>
      {formTypes.map((type) => (
        <a
          key={type}
          href={screenHref(language, 'admin-consent', type)}
          aria-current={type === current ? 'page' : undefined}
        >
          {t(`form.${type}`)}
        </a>
      ))}
    </nav>
  );
}

function Caches({ caches }: { readonly caches: readonly CacheEntry[] }) {
  const t = useMessages('admin-panel');
  const { language } = useRuntime().page;
  const number = (value: number) => formatNumber(Math.ceil(value), language);
  return (
    <ul className={styles.entries}>
      {caches.map(({ kind, entries, bytes, rate }) => (
        <li key={kind}>
          <span>{t(`cacheKind.${kind}`, { _: kind })}</span>
          <span>
            {t('caches', {
              smart_count: entries,
              size: number(bytes / 1024),
              rate: number(rate * 100),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
