import { type ReactNode, useState } from 'react';
import { Group, Toolbar } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { IconButton, IconToggle } from '../../ui/button.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import {
  type BlockCommand,
  insertCommands,
  listCommands,
  styleCommands,
} from './block-commands.ts';
import { ImageDialog } from './image-dialog.tsx';
import { readableKeys } from './shortcut.ts';
import { tableCommands } from './table-commands.ts';
import styles from './toolbar.module.css';
import { chooseLink, replaceImage, type Tools } from './tools.ts';
import { useEditorState } from './use-editor.ts';

interface ToolbarProps {
  readonly tools: Tools;
  /** Whether to show undo and redo buttons. */
  readonly hasHistory?: boolean;
  readonly isDisabled?: boolean;
  /** Blocks that may be inserted; by default all. */
  readonly inserts?: readonly BlockCommand[];
}

/** All actions on the selected text. */
export function FormatToolbar(props: ToolbarProps) {
  const { tools, hasHistory = false, isDisabled = false, inserts = insertCommands } = props;
  const t = useT();
  const { editor } = tools;
  useEditorState(editor);
  return (
    <Toolbar
      aria-label={t('rich-text.tools')}
      className={styles.toolbar}
      data-disabled={isDisabled || undefined}
      inert={isDisabled}
    >
      {editor.isActive('image') ? <ImageTools tools={tools} /> : <TextTools tools={tools} />}
      <CommandMenu label={t('rich-text.insert')} icon="plus" commands={inserts} tools={tools} />
      {editor.isActive('table') && <TableMenu tools={tools} />}
      {hasHistory && <HistoryTools tools={tools} />}
    </Toolbar>
  );
}

function TextTools({ tools }: ToolbarProps) {
  const t = useT();
  const { editor } = tools;
  const style = styleCommands.findLast(({ isOn }) => isOn(editor)) ?? styleCommands[0];
  const clear = () => editor.chain().focus().unsetAllMarks().clearNodes().run();
  return (
    <>
      <CommandMenu
        label={t('rich-text.style')}
        icon={style?.icon ?? 'pilcrow'}
        commands={styleCommands}
        tools={tools}
      />
      <Part>
        <MarkToggle tools={tools} mark="bold" icon="bold" keys="Mod-b" />
        <MarkToggle tools={tools} mark="italic" icon="italic" keys="Mod-i" />
        <MarkToggle tools={tools} mark="strike" icon="strikethrough" keys="Mod-Shift-s" />
        <MarkToggle tools={tools} mark="code" icon="code" keys="Mod-e" />
        <LinkTools tools={tools} />
      </Part>
      <Part>
        {listCommands.map((command) => (
          <IconToggle
            key={command.name}
            icon={command.icon}
            label={t(`rich-text.${command.name}`)}
            keys={command.keys && readableKeys(command.keys)}
            isSelected={command.isOn(editor)}
            onChange={() => command.run(tools)}
          />
        ))}
        <IconButton icon="remove-formatting" label={t('rich-text.clear')} onPress={clear} />
      </Part>
    </>
  );
}

function Part({ children }: { readonly children: ReactNode }) {
  return <Group className={styles.part}>{children}</Group>;
}

interface MarkToggleProps extends ToolbarProps {
  readonly mark: 'bold' | 'italic' | 'strike' | 'code';
  readonly icon: EditorIconName;
  readonly keys: string;
}

function MarkToggle({ tools: { editor }, mark, icon, keys }: MarkToggleProps) {
  const t = useT();
  return (
    <IconToggle
      icon={icon}
      label={t(`rich-text.${mark}`)}
      keys={readableKeys(keys)}
      isSelected={editor.isActive(mark)}
      onChange={() => editor.chain().focus().toggleMark(mark).run()}
    />
  );
}

function LinkTools({ tools }: ToolbarProps) {
  const t = useT();
  const { editor } = tools;
  const isOn = editor.isActive('link');
  const unlink = () => editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
  return (
    <>
      <IconToggle
        icon="link"
        label={t('rich-text.link')}
        keys={readableKeys('Mod-k')}
        isSelected={isOn}
        onChange={() => void chooseLink(tools)}
      />
      {isOn && <IconButton icon="unlink" label={t('rich-text.unlink')} onPress={unlink} />}
    </>
  );
}

interface CommandMenuProps extends ToolbarProps {
  readonly label: string;
  readonly icon: EditorIconName;
  readonly commands: readonly BlockCommand[];
}

function CommandMenu({ label, icon, commands, tools }: CommandMenuProps) {
  const t = useT();
  return (
    <Menu label={label} trigger={<IconButton icon={icon} label={label} />}>
      {commands.map(({ name, icon: picture, keys, run }) => (
        <MenuItem
          key={name}
          icon={picture}
          label={t(`rich-text.${name}`)}
          keys={keys && readableKeys(keys)}
          onAction={() => void run(tools)}
        />
      ))}
    </Menu>
  );
}

function TableMenu({ tools: { editor } }: ToolbarProps) {
  const t = useT();
  const label = t('rich-text.table');
  const possible = tableCommands.filter(({ isPossible }) => isPossible?.(editor) ?? true);
  return (
    <Menu label={label} trigger={<IconButton icon="table" label={label} />}>
      {possible.map(({ name, icon, run }) => (
        <MenuItem
          key={name}
          icon={icon}
          label={t(`rich-text.${name}`)}
          onAction={() => run(editor)}
        />
      ))}
    </Menu>
  );
}

function ImageTools({ tools }: ToolbarProps) {
  const t = useT();
  const [isDescribed, setDescribed] = useState(false);
  const remove = () => tools.editor.chain().focus().deleteSelection().run();
  return (
    <Part>
      <IconButton
        icon="replace"
        label={t('rich-text.replaceImage')}
        onPress={() => void replaceImage(tools)}
      />
      <IconButton
        icon="text-cursor-input"
        label={t('rich-text.describeImage')}
        onPress={() => setDescribed(true)}
      />
      <IconButton icon="trash-2" label={t('rich-text.remove')} onPress={remove} />
      {isDescribed && <ImageDialog tools={tools} onClose={() => setDescribed(false)} />}
    </Part>
  );
}

function HistoryTools({ tools: { editor } }: ToolbarProps) {
  const t = useT();
  return (
    <Part>
      <IconButton
        icon="undo-2"
        label={t('rich-text.undo')}
        keys={readableKeys('Mod-z')}
        isDisabled={!editor.can().undo()}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        icon="redo-2"
        label={t('rich-text.redo')}
        keys={readableKeys('Mod-Shift-z')}
        isDisabled={!editor.can().redo()}
        onPress={() => editor.chain().focus().redo().run()}
      />
    </Part>
  );
}
