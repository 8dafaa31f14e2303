import type { Position } from '../../model/commands/insert.ts';
import { openPanel, togglePanel } from '../../session/ui/open-panel.ts';
import type { Chord } from '../../ui/keys/chord.ts';
import type { ActionPorts, BlockAction } from '../overlay/action.ts';
import { act } from '../overlay/action.ts';
import * as blocks from '../overlay/block-actions.ts';
import { copy, cut, paste } from '../overlay/clipboard-actions.ts';
import { insertPosition, moveDown, moveToSlot, moveUp } from '../overlay/move-actions.ts';
import type { Way } from '../overlay/page-order.ts';
import { followPanel } from './regions.ts';

/**
 * Scope of a shortcut. `everywhere`: also in fields. `lines`: also in single-line fields, not in multiline
 * texts. `blocks`: on the page and in panels, not in fields and dialogs. `page`: only while the page has
 * focus.
 */
export type Scope = 'everywhere' | 'lines' | 'blocks' | 'page';

export type ShortcutGroup = 'work' | 'walk' | 'blocks' | 'panels';

/** Actions of shortcuts besides block actions. */
export interface KeyPorts extends ActionPorts {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Selects the node in the given direction. */
  readonly step: (way: Way) => void;
  /** Starts typing in the selected block. */
  readonly type: () => void;
  readonly leave: () => void;
  /** Moves focus to the next region of the editor. */
  readonly cycle: (direction: 1 | -1) => void;
}

export interface Shortcut {
  readonly id: string;
  readonly group: ShortcutGroup;
  /** Key of the editor's messages. */
  readonly label: string;
  readonly chords: readonly Chord[];
  readonly scope: Scope;
  /** The browser triggers it as a clipboard event. */
  readonly isNative?: true;
  readonly when?: (ports: KeyPorts) => boolean;
  readonly run: (ports: KeyPorts) => void;
}

const selected = ({ editing }: ActionPorts) => editing.selection.getState().ids;
const hasSelection = (ports: ActionPorts) => selected(ports).length > 0;

type Given = Omit<Shortcut, 'label'> & { readonly label?: string };

const key = (given: Given): Shortcut => ({ label: `keys.${given.id}`, ...given });

/** A shortcut for a block action, with the same label, reasons and effect. */
function blockKey(action: BlockAction, chords: readonly Chord[], more: Partial<Shortcut> = {}) {
  return key({
    id: action.id,
    group: 'blocks',
    label: action.label,
    chords,
    scope: 'blocks',
    when: hasSelection,
    run: (ports) => void act(ports, action, selected(ports)),
    ...more,
  });
}

const walk = (way: Way, chords: readonly Chord[]) =>
  key({ id: way, group: 'walk', chords, scope: 'page', run: (ports) => ports.step(way) });

const native = { isNative: true } as const;

function openLibrary(ports: KeyPorts, insertAt: Position | null): void {
  openPanel(ports.ui, 'library');
  ports.ui.setState({ insertAt });
}

/** Quick insert opens at the gap after the single selected block; otherwise the library opens. */
function openQuickInsert(ports: KeyPorts): void {
  const position = insertPosition(ports);
  const [first, ...others] = selected(ports);
  const isShared = first && ports.editing.nodes.get(first)?.document.startsWith('shared:');
  if (first && others.length === 0 && !isShared) ports.ui.setState({ quickAt: position });
  else openLibrary(ports, position);
}

/** Every shortcut of the editor. The keyboard handler, the list under `?` and the tooltips use this table. */
export const shortcuts: readonly Shortcut[] = [
  key({
    id: 'undo',
    group: 'work',
    chords: ['Mod+Z'],
    scope: 'everywhere',
    run: ({ undo }) => undo(),
  }),
  key({
    id: 'redo',
    group: 'work',
    chords: ['Mod+Shift+Z', 'Mod+Y'],
    scope: 'everywhere',
    run: ({ redo }) => redo(),
  }),
  key({
    id: 'palette',
    group: 'work',
    chords: ['Mod+K'],
    scope: 'lines',
    run: ({ ui }) => ui.setState({ paletteOpen: true }),
  }),
  key({
    id: 'find',
    group: 'work',
    chords: ['Mod+F'],
    scope: 'blocks',
    run: ({ ui }) => ui.setState({ findOpen: true }),
  }),
  key({
    id: 'shortcuts',
    group: 'work',
    chords: ['?'],
    scope: 'blocks',
    run: ({ ui }) => ui.setState({ shortcutsOpen: true }),
  }),
  key({
    id: 'nextPart',
    group: 'walk',
    chords: ['F6'],
    scope: 'everywhere',
    run: ({ cycle }) => cycle(1),
  }),
  key({
    id: 'previousPart',
    group: 'walk',
    chords: ['Shift+F6'],
    scope: 'everywhere',
    run: ({ cycle }) => cycle(-1),
  }),
  walk('next', ['ArrowDown']),
  walk('previous', ['ArrowUp']),
  walk('parent', ['ArrowLeft', 'Alt+ArrowUp']),
  walk('child', ['ArrowRight', 'Alt+ArrowDown']),
  walk('first', ['Home']),
  walk('last', ['End']),
  key({
    id: 'type',
    group: 'walk',
    chords: ['Enter', 'F2'],
    scope: 'page',
    when: hasSelection,
    run: ({ type }) => type(),
  }),
  key({
    id: 'leave',
    group: 'walk',
    chords: ['Escape'],
    scope: 'page',
    when: hasSelection,
    run: ({ leave }) => leave(),
  }),
  key({
    id: 'insert',
    group: 'blocks',
    chords: ['/'],
    scope: 'blocks',
    run: (ports) => openLibrary(ports, insertPosition(ports)),
  }),
  key({
    id: 'quickInsert',
    group: 'blocks',
    chords: ['Plus'],
    scope: 'blocks',
    run: openQuickInsert,
  }),
  blockKey(moveUp, ['Mod+Shift+ArrowUp']),
  blockKey(moveDown, ['Mod+Shift+ArrowDown']),
  blockKey(moveToSlot, ['M']),
  blockKey(blocks.duplicate, ['Mod+D']),
  blockKey(blocks.remove, ['Delete', 'Backspace']),
  blockKey(copy, ['Mod+C'], native),
  blockKey(cut, ['Mod+X'], native),
  blockKey(paste, ['Mod+V'], { ...native, when: () => true }),
  blockKey(blocks.selectSiblings, ['Mod+A']),
  blockKey(blocks.hide, ['H']),
  blockKey(blocks.lock, ['L']),
  ...(['structure', 'library', 'inspector', 'history', 'problems'] as const).map((panel, at) =>
    key({
      id: panel,
      group: 'panels',
      chords: [`Alt+${at + 1}`],
      scope: 'everywhere',
      run: ({ ui }) => {
        togglePanel(ui, panel);
        followPanel(ui, panel);
      },
    }),
  ),
];

/** Returns the chord of a shortcut, for tooltips and menus; undefined for none. */
export function chordOf(id: string): Chord | undefined {
  return shortcuts.find((shortcut) => shortcut.id === id)?.chords[0];
}
