import { memo, use, useCallback, useSyncExternalStore } from 'react';
import {
  Button,
  ButtonContext,
  type TreeItemRenderProps,
  useSlottedContext,
} from 'react-aria-components';
import { Icon as PageIcon } from '#runtime/ui/icon.tsx';
import type { IconName } from '#runtime/ui/icons/icon-names.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useNode } from '../../../canvas/page/rendered-block.tsx';
import { useT } from '../../../i18n/translate.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { EditorIconName } from '../../../ui/icons/icon-names.ts';
import { editorColour, initials } from '../../saving/editor-colour.ts';
import { SavingContext, useEditorsOn } from '../../saving/saving-context.ts';
import { usePanels } from '../panels-context.ts';
import { excerpt } from './node-text.ts';
import { countErrors, type RowMark, rowMarks } from './row-marks.ts';
import styles from './structure.module.css';
import type { TreeEntry } from './tree-entry.ts';

interface TreeRowProps extends TreeItemRenderProps {
  readonly entry: TreeEntry;
  readonly onMenu: (id: string, anchor: Element) => void;
}

const indent = 14;

/** One row: its toggle, name, marks and tools. */
export function TreeRow(props: TreeRowProps) {
  const { entry, level, hasChildItems, isExpanded, allowsDragging, onMenu } = props;
  const t = useT();
  return (
    <div
      className={styles.row}
      data-kind={entry.kind}
      style={{ paddingInlineStart: (level - 1) * indent }}
    >
      {hasChildItems ? (
        <Button slot="chevron" className={styles.chevron} aria-label={t('panels.openRow')}>
          <Icon name={isExpanded ? 'chevron-down' : 'chevron-right'} />
        </Button>
      ) : (
        <span className={styles.chevron} />
      )}
      {entry.kind === 'node' && entry.id !== null ? (
        <NodeRow
          entry={entry}
          id={entry.id}
          allowsDragging={allowsDragging}
          hasTools={isAtHand(props)}
          onMenu={onMenu}
        />
      ) : (
        <GroupRow entry={entry} />
      )}
    </div>
  );
}

/** Only the row in use has tools. In all visible rows they would be most of the tree's rendering cost. */
const isAtHand = (state: TreeItemRenderProps) =>
  state.isHovered ||
  state.isSelected ||
  state.isFocused ||
  state.isFocusVisibleWithin ||
  state.isDragging === true;

const regionIcons: Readonly<Record<string, EditorIconName>> = {
  header: 'panel-left',
  content: 'file-text',
  footer: 'anchor',
  overlays: 'layers',
  menus: 'list',
};

const GroupRow = memo(function GroupRow({ entry }: { readonly entry: TreeEntry }) {
  const t = useT();
  const isRegion = entry.kind === 'region';
  return (
    <>
      <Icon name={isRegion ? (regionIcons[entry.name] ?? 'layers') : 'corner-down-right'} />
      <span className={styles.name}>
        {isRegion ? t(`panels.region_${entry.name}`) : entry.name}
      </span>
      {isRegion && entry.name !== 'content' && (
        <span className={styles.quiet}>{t('panels.everywhere')}</span>
      )}
      <NoHandle />
    </>
  );
});

interface NodeRowProps extends Pick<TreeRowProps, 'entry' | 'allowsDragging' | 'onMenu'> {
  readonly id: string;
  readonly hasTools: boolean;
}

const excerptLength = 60;

/** Renders only when its own node changes, because the row around it renders with every edit. */
const NodeRow = memo(function NodeRow({
  entry,
  id,
  allowsDragging,
  hasTools,
  onMenu,
}: NodeRowProps) {
  const { editing } = useEditor();
  const t = useT();
  const node = useNode(editing.nodes, id);
  if (!node) return null;
  const label = excerpt(editing, node, excerptLength);
  return (
    <>
      <BlockIcon handler={node.handler} />
      <span className={styles.name}>
        {entry.name}
        {label !== '' && label !== entry.name && <span className={styles.quiet}>{label}</span>}
      </span>
      <Marks marks={rowMarks(editing, node)} />
      <ErrorCount id={id} />
      {use(SavingContext) && <OthersHere id={id} />}
      {!hasTools && <NoHandle />}
      {hasTools && (
        <span className={styles.tools}>
          {allowsDragging && (
            <Button slot="drag" className={styles.tool} aria-label={t('panels.drag')}>
              <Icon name="grip-vertical" />
            </Button>
          )}
          <Button
            className={styles.tool}
            aria-label={t('panels.actionsOf', { name: entry.name })}
            onPress={({ target }) => onMenu(id, target)}
          >
            <Icon name="ellipsis" />
          </Button>
        </span>
      )}
    </>
  );
});

/** react-aria requires a handle in every row, so rows that cannot be dragged get an empty one. */
function NoHandle() {
  const handle = useSlottedContext(ButtonContext, 'drag');
  return <span ref={handle?.ref} className={styles.noDrag} />;
}

export function BlockIcon({ handler }: { readonly handler: string }) {
  const icon = useEditor().editing.blocks[handler]?.model.icon;
  return (
    <span className={styles.icon}>
      {icon ? <PageIcon name={icon as IconName} /> : <Icon name="package" />}
    </span>
  );
}

const markIcons: Readonly<Record<RowMark, EditorIconName>> = {
  hidden: 'eye-off',
  locked: 'lock',
  shared: 'component',
  unknown: 'circle-help',
  translationMissing: 'languages',
  translationStale: 'languages',
  textExample: 'languages',
};

function Marks({ marks }: { readonly marks: readonly RowMark[] }) {
  const t = useT();
  return marks.map((mark) => (
    <span
      key={mark}
      className={styles.mark}
      data-mark={mark}
      role="img"
      aria-label={t(`panels.mark_${mark}`)}
      title={t(`panels.mark_${mark}`)}
    >
      <Icon name={markIcons[mark]} />
    </span>
  ));
}

function ErrorCount({ id }: { readonly id: string }) {
  const { problems } = usePanels();
  const t = useT();
  const subscribe = useCallback(
    (changed: () => void) => problems.subscribe(id, changed),
    [problems, id],
  );
  const errors = useSyncExternalStore(subscribe, () => countErrors(problems.of(id)));
  if (errors === 0) return null;
  const label = t('panels.errors', { smart_count: errors });
  return (
    <span className={styles.errors} role="img" aria-label={label} title={label}>
      {errors}
    </span>
  );
}

/** Other editors who work on this node. */
function OthersHere({ id }: { readonly id: string }) {
  const t = useT();
  return useEditorsOn(id).map(({ client, name }) => (
    <span
      key={client}
      className={styles.other}
      style={{ background: editorColour(client) }}
      role="img"
      aria-label={t('panels.alsoHere', { name })}
      title={t('panels.alsoHere', { name })}
    >
      {initials(name)}
    </span>
  ));
}
