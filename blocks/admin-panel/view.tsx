import { CommandForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { formatNumber } from '#runtime/format/price.ts';
import { Html } from '#runtime/rich-text/html.tsx';
import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { Badge } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { languages } from '#schemas/languages.ts';
import type { AdminEntry, load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('admin-panel');
  const { section } = options;
  return (
    <div className={`wrap ${styles.root}`}>
      <SideNavigation hasCache={data.hasCache} />
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
        <Forms types={data.formTypes} />
        <ul className={styles.entries}>
          {data.entries.map((entry) => (
            <li key={entry.key}>
              <Entry
                title={entry.kept ? t(`kind.${entry.title}`, { _: entry.title }) : entry.title}
                isHtml={entry.isHtml}
                isRequired={entry.isRequired}
              />
              {entry.kept && <Kept kept={entry.kept} />}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function SideNavigation({ hasCache }: { readonly hasCache: boolean }) {
  const t = useMessages('admin-panel');
  const { language } = useRuntime().page;
  return (
    <nav className={styles.side} aria-label={t('navigation')}>
      <a href={`${screenHref(language, 'admin')}/orders`}>{t('orders')}</a>
      <a href={screenHref(language, 'admin-consents')}>{t('consents')}</a>
      <a href={screenHref(language, 'admin-templates')}>{t('templates')}</a>
      {hasCache && <a href={screenHref(language, 'admin-cache')}>{t('cache')}</a>}
      <p className={styles.languages}>
        <span className="visually-hidden">{t('languages')}</span>
        {languages.map((code) => (
          <a key={code} href={screenHref(code, 'admin')} hrefLang={code} lang={code}>
            {code.toUpperCase()}
          </a>
        ))}
      </p>
      <a href={homeHref(language)}>{t('back')}</a>
      <CommandForm command="auth.logout">
        <Button type="submit" variant="secondary">
          {t('logout')}
        </Button>
      </CommandForm>
    </nav>
  );
}

function Forms({ types }: { readonly types: readonly string[] }) {
  const t = useMessages('admin-panel');
  const { language } = useRuntime().page;
  if (types.length === 0) return null;
  return (
    <p className={styles.forms}>
      <span>{`${t('forms')}: `}</span>
      {types.map((type) => (
        <a key={type} href={screenHref(language, 'admin-consent', type)}>
          {type}
        </a>
      ))}
    </p>
  );
}

function Entry({ title, isHtml, isRequired }: Omit<AdminEntry, 'key' | 'kept'>) {
  const t = useMessages('admin-panel');
  return (
    <>
      {isHtml ? <Html html={title} /> : <span>{title}</span>}
      {isRequired && <Badge>{t('required')}</Badge>}
    </>
  );
}

function Kept({ kept }: { readonly kept: NonNullable<AdminEntry['kept']> }) {
  const t = useMessages('admin-panel');
  const { language } = useRuntime().page;
  const number = (value: number) => formatNumber(Math.ceil(value), language);
  const size = number(kept.bytes / 1024);
  return (
    <span>{t('kept', { smart_count: kept.entries, size, rate: number(kept.rate * 100) })}</span>
  );
}
