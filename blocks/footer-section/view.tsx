import { CommandForm } from '#runtime/block/command-form.tsx';
import { useHref, useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { useLink } from '#runtime/rich-text/link.ts';
import { Divider } from '#runtime/ui/divider.tsx';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { site } from '#schemas/site/site.ts';
import { Contact, Hours } from './contact.tsx';
import type { load } from './data.ts';
import { Apps, Certificates, Funds } from './emblems.tsx';
import type { model } from './model.ts';
import type { Options } from './options.ts';
import styles from './view.module.css';

type Data = DataOf<typeof load>;

export function View({ options, slots, data }: ViewProps<typeof model, Data>) {
  return (
    <footer>
      <BackToTop />
      <Divider />
      <div className={styles.footer} data-ground="inverse">
        <GroundPattern />
        <div className={styles.inner}>
          {slots.content && <div className={styles.content}>{slots.content}</div>}
          <div className={styles.main}>
            <div className={styles.about}>
              <p className={styles.name}>
                <Emblem />
                <span>{options.name}</span>
              </p>
              {options.motto && <p className={styles.motto}>{options.motto}</p>}
              <Apps options={options} />
            </div>
            {data.groups.map((group) => (
              <LinkGroup key={group.id} group={group} options={options} />
            ))}
            <Contact options={options} />
            <Hours options={options} />
          </div>
          <div className={styles.emblems}>
            <Certificates options={options} />
            <Funds options={options} />
          </div>
          <Legal options={options} copyright={data.copyright} />
        </div>
      </div>
    </footer>
  );
}

/** Shown after the first screen height of a page, by CSS only. */
function BackToTop() {
  const t = useMessages('footer-section');
  return (
    <div className={styles.top}>
      <a href="#top" className={styles.up} aria-label={t('backToTop')} title={t('backToTop')}>
        <Icon name="arrow-up" />
      </a>
    </div>
  );
}

interface LinkGroupProps {
  readonly group: Data['groups'][number];
  readonly options: Options;
}

function LinkGroup({ group, options }: LinkGroupProps) {
  const href = useHref();
  const t = useMessages('footer-section');
  const heading = options.groupTitles.find(({ id }) => id === group.id)?.title;
  return (
    <nav aria-label={heading || t(group.id)}>
      {heading && <p className={styles.heading}>{heading}</p>}
      <ul className={styles.links}>
        {group.items.map(({ id, title, link, path }) => (
          <li key={id}>
            <a href={path ?? href(link)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LegalProps {
  readonly options: Options;
  readonly copyright: string;
}

function Legal({ options, copyright }: LegalProps) {
  const { page } = useRuntime();
  const t = useMessages('footer-section');
  const withdrawal = useLink()(options.withdrawalTarget);
  return (
    <div className={styles.legal}>
      <p>{options.copyright || copyright || `© ${page.site.name}`}</p>
      {withdrawal && site.law.withdrawalDays !== null && <a {...withdrawal}>{t('withdraw')}</a>}
      <CommandForm command="cookies.reopen">
        <button type="submit" className={styles.cookies}>
          {t('cookies')}
        </button>
      </CommandForm>
    </div>
  );
}
