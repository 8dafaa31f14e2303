import { useState } from 'react';
import { Header, ListBoxItem, ListBoxSection, Collection as Rows } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { useT } from '../i18n/translate.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Closing } from '../ui/dialogs/closing.ts';
import { Empty } from '../ui/dialogs/states.tsx';
import { Finder, finderRow } from '../ui/finder.tsx';
import { Icon } from '../ui/icon.tsx';
import { collectionHref, collectionIcon } from './collection-link.ts';
import { useBackOffice } from './context.ts';
import styles from './palette.module.css';
import { useFound } from './queries.ts';
import { screensFor } from './screens/screen-list.ts';

/** Finds pages, actions and records; the chosen one opens. */
export function Palette({ close }: Closing<never>) {
  const t = useT();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const { data, isFetching } = useFound(words);
  const pages = usePages().filter(({ title }) => includes(title, words));
  const { collections } = useBackOffice();
  const records = (data?.ok && words !== '' ? data.value : []).map(({ collection, id, title }) => {
    const of = collections.find(({ name }) => name === collection);
    const href = `/${collection}/record/${encodeURIComponent(id)}`;
    return { id: href, title, detail: of?.one ?? collection, icon: collectionIcon(of) };
  });
  const sections = [
    { id: 'records', title: t('office.recordsFound'), rows: records },
    { id: 'pages', title: t('office.pagesFound'), rows: pages },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Dialog title={t('office.find')} isOpen onClose={() => close()}>
      <Finder
        label={t('office.findAnything')}
        listLabel={t('office.find')}
        typed={typed}
        onType={setTyped}
        items={sections}
        onChoose={(href) => {
          close();
          void navigate(href);
        }}
        empty={<Empty text={t(isFetching ? 'ui.loading' : 'office.noneFound')} />}
      >
        {({ id, title, rows }) => (
          <ListBoxSection id={id}>
            <Header className={styles.section}>{title}</Header>
            <Rows items={rows}>
              {(row) => (
                <ListBoxItem id={row.id} textValue={row.title} className={finderRow}>
                  <Icon name={row.icon} />
                  <span>{row.title}</span>
                  {row.detail && <small className={styles.detail}>{row.detail}</small>}
                </ListBoxItem>
              )}
            </Rows>
          </ListBoxSection>
        )}
      </Finder>
    </Dialog>
  );
}

/** Returns entries for screens, lists and forms of new records. */
function usePages() {
  const t = useT();
  const { collections, scope } = useBackOffice();
  return [
    ...screensFor(scope).map(({ name, icon }) => ({
      id: `/${name}`,
      title: t(`office.screen_${name}`),
      detail: '',
      icon,
    })),
    ...collections.map((collection) => ({
      id: collectionHref(collection),
      title: collection.label,
      detail: '',
      icon: collectionIcon(collection),
    })),
    ...collections
      .filter(({ mayCreate }) => mayCreate)
      .map(({ name, one }) => ({
        id: `/${name}/new`,
        title: t('office.newRecord', { one }),
        detail: '',
        icon: 'plus' as const,
      })),
  ];
}

const includes = (title: string, words: string): boolean => folded(title).includes(folded(words));

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
