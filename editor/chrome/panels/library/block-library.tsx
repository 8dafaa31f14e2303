import { type KeyboardEvent, type PointerEvent, useDeferredValue, useMemo, useState } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { classNames } from '#runtime/ui/class-names.ts';
import { fail } from '#schemas/result.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useOverlay } from '../../../canvas/overlay/overlay-store.ts';
import { startDrag } from '../../../canvas/overlay/start-drag.ts';
import { errorText, whyNot } from '../../../canvas/overlay/why.ts';
import { announce } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { onlyHere } from '../../../session/ui/only-here.ts';
import card from '../../../ui/choice-card.module.css';
import { Empty } from '../../../ui/dialogs/states.tsx';
import { SearchBox } from '../../dialogs/search-box.tsx';
import { BlockIcon } from '../structure/tree-row.tsx';
import { createAim, insertAtTarget } from './aim.ts';
import { createInOrder } from './in-order.ts';
import styles from './library.module.css';
import { type LibraryItem, libraryItems, searchItems } from './library-items.ts';
import { loadPreset, presetInput } from './preset-input.ts';
import { PresetPicture } from './preset-picture.tsx';
import { readRecent, saveRecent } from './recent-items.ts';
import { type ShownItem, useErrors, useSections } from './use-sections.ts';

const storage = () => localStorage;

/** Blocks by category with previews. Click or Enter inserts one on the page. */
export function BlockLibrary() {
  const { editing, payload } = useEditor();
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

  const insert = useInsert();
  const startCardDrag = useCardDrag();

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
    const shown = (event.target as Element).closest('[role=option]');
    const item = itemOf(shown?.getAttribute('data-key') ?? '');
    if (item && !item.error) startCardDrag(item, event.nativeEvent);
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

/** Inserts a block, after those that were chosen before it. */
function useInsert(): (item: LibraryItem) => Promise<void> {
  const { editing, ui } = useEditor();
  const overlay = useOverlay();
  const t = useT();
  const [inOrder] = useState(createInOrder);
  const [aim] = useState(() => createAim(editing, ui));
  return async (item) => {
    const put = aim();
    const preset = await inOrder(loadPreset(editing.blocks[item.type], item.preset));
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
}

function useCardDrag(): (item: LibraryItem, event: Parameters<typeof startDrag>[2]) => void {
  const { editing, ui } = useEditor();
  return ({ type: handler, preset: name }, event) => {
    const input = async () => {
      const preset = await loadPreset(editing.blocks[handler], name);
      return preset && presetInput(handler, preset);
    };
    startDrag(editing, { kind: 'new', handler, input, ...onlyHere({ editing, ui }) }, event);
  };
}

function Card({ item }: { readonly item: ShownItem }) {
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
