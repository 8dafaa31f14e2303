import { memo, type PointerEvent, useEffect, useReducer } from 'react';
import { Button, Toolbar } from 'react-aria-components';
import { useStore } from 'zustand';
import type { EditNode } from '#schemas/editing/node.ts';
import { useT } from '../../i18n/translate.tsx';
import type { NodeChange } from '../../model/document/node-store.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { readableChord } from '../../ui/keys/chord.ts';
import { useEditor } from '../editor-context.ts';
import { chordOf } from '../keys/shortcuts.ts';
import { useNodeName } from '../node-names.ts';
import { haveSameFacts } from '../page/use-node-facts.ts';
import { act, type BlockAction } from './action.ts';
import { duplicate, hide, lock, remove } from './block-actions.ts';
import { MoreMenu } from './more-menu.tsx';
import { moveDown, moveUp } from './move-actions.ts';
import { useOverlay } from './overlay-store.ts';
import { share } from './shared-actions.ts';
import { startDrag } from './start-drag.ts';
import styles from './tools.module.css';
import { useActionPorts } from './use-action-ports.ts';
import { errorText } from './why.ts';

interface ToolbarProps {
  readonly ids: readonly string[];
}

/** The most used actions on the selected blocks, beside them. */
export const BlockToolbar = memo(function BlockToolbar({ ids }: ToolbarProps) {
  const t = useT();
  const nodes = useNodes(ids);
  const [node] = nodes;
  const isTyping = useStore(useOverlay(), ({ typing }) => typing !== null);
  if (!node) return null;
  return (
    <>
      <Toolbar className={styles.tools} aria-label={t('overlay.tools')}>
        <Crumbs node={node} />
        <Flag nodes={nodes} />
        {!isTyping && <Buttons ids={ids} nodes={nodes} />}
        <div className={styles.buttons}>
          <MoreMenu />
        </div>
      </Toolbar>
      <SharedNotice />
    </>
  );
});

function Buttons({
  ids,
  nodes,
}: {
  readonly ids: readonly string[];
  readonly nodes: readonly EditNode[];
}) {
  const isLocked = nodes.every(({ locked }) => locked);
  const isHidden = nodes.every(({ meta }) => meta.hidden === true);
  return (
    <div className={styles.buttons}>
      <DragHandle />
      <ActionButton action={moveUp} ids={ids} />
      <ActionButton action={moveDown} ids={ids} />
      <ActionButton action={duplicate} ids={ids} />
      <span className={styles.wide}>
        <ActionButton
          action={hide}
          ids={ids}
          {...(isHidden && { icon: 'eye', label: 'overlay.show' })}
        />
        <ActionButton
          action={lock}
          ids={ids}
          {...(isLocked && { icon: 'lock-open', label: 'overlay.unlock' })}
        />
        <ActionButton action={share} ids={ids} />
      </span>
      <ActionButton action={remove} ids={ids} />
    </div>
  );
}

interface ActionButtonProps {
  readonly action: BlockAction;
  readonly ids: readonly string[];
  readonly icon?: EditorIconName;
  readonly label?: string;
}

/** An impossible action is dimmed with the reason. It stays focusable, so that the reason can be read. */
function ActionButton({
  action,
  ids,
  icon = action.icon,
  label = action.label,
}: ActionButtonProps) {
  const t = useT();
  const ports = useActionPorts();
  const why = action.why(ports, ids);
  const name = t(label);
  const title = why ? `${name}. ${errorText(t, why)}` : name;
  return <ActionIcon action={action} icon={icon} title={title} isGrey={Boolean(why)} />;
}

interface ActionIconProps {
  readonly action: BlockAction;
  readonly icon: EditorIconName;
  readonly title: string;
  readonly isGrey: boolean;
}

/**
 * Most edits and selections do not change most buttons, and rendering costs more than comparing. The
 * selection is read only when a button is pressed.
 */
const ActionIcon = memo(function ActionIcon({ action, icon, title, isGrey }: ActionIconProps) {
  const ports = useActionPorts();
  const keys = chordOf(action.id);
  return (
    <IconButton
      icon={icon}
      label={title}
      keys={keys && readableChord(keys)}
      aria-disabled={isGrey ? 'true' : undefined}
      data-disabled={isGrey || undefined}
      onPress={() => act(ports, action, ports.editing.selection.getState().ids)}
    />
  );
});

const DragHandle = memo(function DragHandle() {
  const t = useT();
  const ports = useActionPorts();
  const begin = (event: PointerEvent<HTMLElement>) => {
    const { ids } = ports.editing.selection.getState();
    startDrag(ports.editing, { kind: 'nodes', ids }, event.nativeEvent);
  };
  return (
    <span className={styles.handle} onPointerDownCapture={begin}>
      <IconButton icon="grip-vertical" label={t('overlay.drag')} excludeFromTabOrder />
    </span>
  );
});

/** The nearest ancestors of a block. Pressing one selects it. */
function Crumbs({ node }: { readonly node: EditNode }) {
  const { editing } = useEditor();
  const nameOf = useNodeName();
  const parent = editing.nodes.get(node.parent ?? '');
  if (!parent) return null;
  const grandparent = editing.nodes.get(parent.parent ?? '');
  const line = grandparent ? [grandparent, parent] : [parent];
  return (
    <>
      {line.map((each) => (
        <Crumb key={each.id} id={each.id} name={nameOf(each)} />
      ))}
    </>
  );
}

const Crumb = memo(function Crumb({ id, name }: { readonly id: string; readonly name: string }) {
  const { editing } = useEditor();
  return (
    <Button className={styles.crumb} onPress={() => editing.select([id])}>
      {name}
    </Button>
  );
});

function Flag({ nodes }: { readonly nodes: readonly EditNode[] }) {
  const t = useT();
  const nameOf = useNodeName();
  const [node] = nodes;
  if (!node) return null;
  const isShared = node.master !== null || node.document.startsWith('shared:');
  return (
    <span className={styles.flag} data-shared={isShared || undefined}>
      {isShared && <Icon name="component" />}
      {node.locked && <Icon name="lock" />}
      <span className={styles.name}>
        {nodes.length > 1 ? t('overlay.several', { smart_count: nodes.length }) : nameOf(node)}
      </span>
    </span>
  );
}

function SharedNotice() {
  const t = useT();
  const isShown = useStore(useOverlay(), ({ typing }) => typing?.isShared === true);
  return isShown ? (
    <p className={styles.shared} role="status">
      <Icon name="component" />
      {t('overlay.changesEverywhere')}
    </p>
  ) : null;
}

/** Returns the nodes of ids, updated whenever their possible actions may have changed. */
function useNodes(ids: readonly string[]): readonly EditNode[] {
  const { nodes } = useEditor().editing;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () => nodes.subscribeAll((changes) => changes.some(isMoreThanTyping) && redraw()),
    [nodes],
  );
  return ids.flatMap((id) => nodes.get(id) ?? []);
}

function isMoreThanTyping({ before, after }: NodeChange): boolean {
  return !before || !after || !haveSameFacts(before, after);
}
