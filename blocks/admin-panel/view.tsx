import { CommandForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
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
      <SideNavigation />
      <section className={styles.section}>
        <h1>{t(section)}</h1>
        <p className="lead">{t(`${section}Text`)}</p>
        <Forms types={data.formTypes} />
        <ul className={styles.entries}>
          {data.entries.map((entry) => (
            <li key={entry.key}>
              <Entry title={entry.title} isHtml={entry.isHtml} isRequired={entry.isRequired} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function SideNavigation() {
  const t = useMessages('admin-panel');
  const { language } = useRuntime().page;
  return (
    <nav className={styles.side} aria-label={t('navigation')}>
      <a href={screenHref(language, 'admin-consents')}>{t('consents')}</a>
      <a href={screenHref(language, 'admin-templates')}>{t('templates')}</a>
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

function Entry({ title, isHtml, isRequired }: Omit<AdminEntry, 'key'>) {
  const t = useMessages('admin-panel');
  return (
    <>
      {isHtml ? <Html html={title} /> : title}
      {isRequired && <Badge>{t('required')}</Badge>}
    </>
  );
}
