import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { holdsWords } from '#runtime/format/fold.ts';
import type { BlockCategory } from '#schemas/block/model.ts';
import { type Language, languages, textsIn } from '#schemas/languages.ts';
import { SearchBox } from '../chrome/dialogs/search-box.tsx';
import { categories } from '../chrome/panels/library/library-items.ts';
import { useT } from '../i18n/translate.tsx';
import styles from './block-list.module.css';

interface BlockListProps {
  readonly blocks: EditorBlocks;
  readonly language: Language;
  readonly chosen: string;
  readonly onChoose: (type: string) => void;
  /** Buttons rendered above the list. */
  readonly actions: ReactNode;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly category: BlockCategory;
  readonly count: number;
  readonly query: string;
}

/** Every block by category. Arrow keys move through the list and show the focused block. */
export function BlockList({ blocks, language, chosen, onChoose, actions }: BlockListProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Rows appear only in a second render of the list.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  const rows = useMemo(() => rowsOf(blocks, language), [blocks, language]);
  const shown = rows.filter(({ query }) => holdsWords(query, search));
  return (
    <nav className={styles.pane} aria-label={t('section-tool.blocks')}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{t('section-tool.title')}</h1>
          {actions}
        </div>
        <SearchBox label={t('section-tool.searchBlocks')} delay={0} onSearch={setSearch} />
        <p className={styles.count} role="status">
          {t('section-tool.blockCount', { smart_count: shown.length })}
        </p>
      </header>
      <ListBox
        ref={list}
        className={styles.list}
        aria-label={t('section-tool.blocks')}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={[chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) onChoose(String(key));
        }}
        renderEmptyState={() => <p className={styles.nothing}>{t('section-tool.noBlocks')}</p>}
      >
        {categories
          .map((category) => ({
            id: category,
            rows: shown.filter((row) => row.category === category),
          }))
          .filter(({ rows: inside }) => inside.length > 0)
          .map(({ id, rows: inside }) => (
            <ListBoxSection key={id} id={`category ${id}`}>
              <Header className={styles.category}>{t(`section-tool.category.${id}`)}</Header>
              {inside.map((row) => (
                <BlockRow key={row.id} row={row} />
              ))}
            </ListBoxSection>
          ))}
      </ListBox>
    </nav>
  );
}

function BlockRow({ row }: { readonly row: Row }) {
  const t = useT();
  const { id, name, count } = row;
  return (
    <ListBoxItem id={id} className={styles.row} textValue={name}>
      <span className={styles.name}>{name}</span>
      <code className={styles.type}>{id}</code>
      <span
        className={styles.fixtures}
        title={t('section-tool.fixtureCount', { smart_count: count })}
      >
        {count}
      </span>
    </ListBoxItem>
  );
}

function rowsOf(blocks: EditorBlocks, language: Language): Row[] {
  const rows = Object.entries(blocks).map(([id, { model, labels, presets }]) => ({
    id,
    name: textsIn(labels, language).name,
    category: model.category,
    count: Object.keys(presets).length,
    query: [
      id,
      ...languages.flatMap((each) => [
        textsIn(labels, each).name,
        ...(textsIn(labels, each).keywords ?? []),
      ]),
    ].join(' '),
  }));
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, language));
}
