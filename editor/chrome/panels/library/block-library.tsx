import { type KeyboardEvent, type PointerEvent, useDeferredValue, useMemo, useState } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { useStore } from 'zustand';
import { classNames } from '#runtime/ui/class-names.ts';
import { type AppError, fail } from '#schemas/result.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useOverlay } from '../../../canvas/overlay/overlay-store.ts';
import { startDrag } from '../../../canvas/overlay/start-drag.ts';
import { errorText, whyNot } from '../../../canvas/overlay/why.ts';
import { announce, useSelection, useUi } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { onlyHere } from '../../../session/ui/only-here.ts';
import card from '../../../ui/choice-card.module.css';
import { Empty } from '../../../ui/dialogs/states.tsx';
import { SearchBox } from '../../dialogs/search-box.tsx';
import { BlockIcon } from '../structure/tree-row.tsx';
import { createAim, insertAtTarget } from './aim.ts';
import styles from './library.module.css';
import { categories, type LibraryItem, libraryItems, searchItems } from './library-items.ts';
import { mayInsert, targetPosition } from './placement.ts';
import { loadPreset, presetInput } from './preset-input.ts';
import { PresetPicture } from './preset-picture.tsx';
import { readRecent, saveRecent } from './recent-items.ts';
import { createTurns } from './turns.ts';

interface Shown extends LibraryItem {
  /** Differs from the item's id where the item is shown twice. */
  readonly key: string;
  readonly error: AppError | null;
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly items: readonly Shown[];
}

const storage = () => localStorage;

/** Blocks by category with previews. Click or Enter inserts one on the page. */
export function BlockLibrary() {
  const { editing, ui, payload } = useEditor();
  const overlay = useOverlay();
  const t = useT();
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search);
  const [recent, setRecent] = useState(() => readRecent(storage));
  const all = useMemo(
    () => libraryItems(editing.blocks, payload.uiLanguage),
    [editing, payload.uiLanguage],
  );
  const errorOf = useErrors();
  const sections = useSections(searchItems(all, query), query === '' ? recent : [], errorOf);

  const itemOf = (key: string) =>
    sections.flatMap(({ items }) => items).find((each) => each.key === key);

  const [inTurn] = useState(createTurns);
  const [aim] = useState(() => createAim(editing, ui));
  const insert = async (item: LibraryItem) => {
    const put = aim();
    const preset = await inTurn(loadPreset(editing.blocks[item.type], item.preset));
    const done = preset
      ? insertAtTarget(editing, ui, presetInput(item.type, preset), put)
      : fail('unavailable');
    if (!done.ok) {
      overlay.setState({ notice: whyNot(editing, done.error) });
      return;
    }
    saveRecent(storage, item.id);
    announce(ui, t('panels.added', { name: item.name }));
  };

  /** Updated only here, so that recently used cards do not move other cards away from under the pointer. */
  const find = (next: string) => {
    setSearch(next);
    setRecent(readRecent(storage));
  };

  /** Enter inserts the first match of the typed text, which may be newer than the rendered results. */
  const onSearchKey = (event: KeyboardEvent) => {
    const typed = (event.target as HTMLInputElement).value ?? '';
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    const first = searchItems(all, typed).find(({ type }) => errorOf(type) === null);
    event.preventDefault();
    if (first) void insert(first);
  };

  const drag = (event: PointerEvent) => {
    const card = (event.target as Element).closest('[role=option]');
    const item = itemOf(card?.getAttribute('data-key') ?? '');
    if (!item || item.error) return;
    const { type: handler } = item;
    const input = async () => {
      const preset = await loadPreset(editing.blocks[handler], item.preset);
      return preset && presetInput(handler, preset);
    };
    startDrag(
      editing,
      { kind: 'new', handler, input, ...onlyHere({ editing, ui }) },
      event.nativeEvent,
    );
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the search field inside, which stops their propagation */}
      <div className={styles.search} onKeyDownCapture={onSearchKey}>
        <SearchBox autoFocus label={t('panels.searchBlocks')} delay={0} onSearch={find} />
      </div>
      <ListBox
        className={styles.list}
        // Captured, because the options stop the event's propagation.
        onPointerDownCapture={drag}
        aria-label={t('panels.blocks')}
        layout="grid"
        items={sections}
        disabledKeys={sections.flatMap(({ items }) =>
          items.filter(({ error }) => error).map(({ key }) => key),
        )}
        onAction={(key) => {
          const item = itemOf(String(key));
          if (item) void insert(item);
        }}
        renderEmptyState={() => <Empty />}
      >
        {({ id, title, items }) => (
          <ListBoxSection id={id} className={styles.section} aria-label={title}>
            <Header className={styles.title}>{title}</Header>
            <Collection items={items}>{(item) => <Card item={item} />}</Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </>
  );
}

/**
 * Returns why a block cannot be inserted at the next position. Recomputed only when that position changes.
 */
function useErrors(): (type: string) => AppError | null {
  const { editing, ui } = useEditor();
  const insertAt = useUi((state) => state.insertAt);
  const selected = useSelection(({ ids }) => ids);
  const done = useStore(editing.history, (history) => history.done);
  return useMemo(() => {
    const known = new Map<string, AppError | null>();
    return (type) => {
      const before = known.get(type);
      if (before !== undefined) return before;
      const allowed = mayInsert(editing, type, targetPosition(editing, ui));
      const error = allowed.ok ? null : allowed.error;
      known.set(type, error);
      return error;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- they decide the target position
  }, [editing, ui, insertAt, selected, done]);
}

/** Recently used first, then categories. Items that are not allowed come last, with the reason. */
function useSections(
  items: readonly LibraryItem[],
  recent: readonly string[],
  errorOf: (type: string) => AppError | null,
): readonly Section[] {
  const t = useT();
  const shown = items.map((item): Shown => ({ ...item, key: item.id, error: errorOf(item.type) }));
  const may = shown.filter(({ error }) => error === null);
  const last = recent.flatMap((id) => may.find((item) => item.id === id) ?? []);
  const all = [
    {
      id: 'recent',
      title: t('panels.recent'),
      items: last.map((item) => ({ ...item, key: `recent ${item.id}` })),
    },
    ...categories.map((category) => ({
      id: category,
      title: t(`panels.category_${category}`),
      items: may.filter((item) => item.category === category),
    })),
    {
      id: 'refused',
      title: t('panels.notHere'),
      items: firstOfEach(shown.filter(({ error }) => error)),
    },
  ];
  return all.filter((section) => section.items.length > 0);
}

/** The reason is the same for all presets of a block. */
function firstOfEach(items: readonly Shown[]): Shown[] {
  return items.filter((item, at) => items.findIndex(({ type }) => type === item.type) === at);
}

function Card({ item }: { readonly item: Shown }) {
  const { editing } = useEditor();
  const t = useT();
  const { type, preset, name, description, error } = item;
  return (
    <ListBoxItem id={item.key} className={classNames(card.card, styles.card)} textValue={name}>
      {error === null && <PresetPicture type={type} preset={preset} />}
      <span className={styles.name}>
        <BlockIcon handler={type} />
        {name}
      </span>
      <small className={styles.description}>
        {error ? errorText(t, whyNot(editing, error)) : description}
      </small>
    </ListBoxItem>
  );
}
