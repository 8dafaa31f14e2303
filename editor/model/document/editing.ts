import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { HiddenOptions } from '#runtime/page/edit-payload.ts';
import type { DocumentKey, EditDocument, EditNode } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import type { Language } from '#schemas/languages.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { Command, CommandContext, Label, Plan } from '../commands/command.ts';
import { checkChanges } from '../commands/guard.ts';
import {
  emptyHistory,
  type HistoryEntry,
  type HistoryState,
  reversal,
  withEntry,
} from '../commands/history.ts';
import { createNodeStore, type NodeChange, type NodeStore } from './node-store.ts';
import { createSelection, forgetGone, type SelectionStore, setSelected } from './selection.ts';

export interface EditingStart {
  readonly blocks: EditorBlocks;
  readonly documents: readonly EditDocument[];
  readonly nodes: readonly EditNode[];
  readonly language: Language;
  /** Language of the user interface; the page's language when absent. */
  readonly uiLanguage?: Language;
  readonly scopes: readonly string[];
  /** Rendered values of fields that these scopes cannot see, by rendered id. */
  readonly hidden?: HiddenOptions;
  /** ms since 1970. */
  readonly now?: () => number;
  readonly newId?: () => string;
}

export interface RunOptions {
  /** Consecutive steps of one group within a short time are undone as one, e.g. typing in a field. */
  readonly group?: string;
  /** Keeps the selection instead of selecting what the command created. */
  readonly keepsSelection?: boolean;
}

/** The edited documents of a screen. The only way to change them, with their history. */
export interface Editing extends CommandContext {
  readonly nodes: NodeStore;
  readonly documents: Map<DocumentKey, EditDocument>;
  readonly hidden: HiddenOptions;
  readonly selection: SelectionStore;
  readonly history: StoreApi<HistoryState>;
  /** Dry run: returns why the command is not possible now. */
  readonly check: <Args>(command: Command<Args>, args: Args) => Result<Plan>;
  readonly run: <Args>(command: Command<Args>, args: Args, options?: RunOptions) => Result<Plan>;
  readonly undo: () => HistoryEntry | null;
  readonly redo: () => HistoryEntry | null;
  /** Applies nodes from the server, without a step in the history. Null: removed. */
  readonly receive: (nodes: ReadonlyMap<string, EditNode | null>) => void;
  /** Adds documents that were not open, or reopens them. Saving merges them with unsaved edits. */
  readonly open: (documents: readonly EditDocument[], nodes: readonly EditNode[]) => void;
  readonly select: (ids: readonly string[], field?: string | null) => void;
  /** Called after each local edit (not for changes from the server), with its label. */
  readonly onEdit: (listener: (label: Label, changes: readonly NodeChange[]) => void) => () => void;
  /** Changes when documents are added or changed. */
  readonly documentsChanged: StoreApi<{ readonly version: number }>;
}

type StepOptions = Pick<HistoryEntry, 'selectedBefore' | 'group'>;

export function createEditing(start: EditingStart): Editing {
  const nodes = createNodeStore(start.nodes);
  const documents = new Map(start.documents.map((document) => [document.key, document]));
  const selection = createSelection();
  const history = createStore<HistoryState>(() => emptyHistory);
  const documentsChanged = createStore(() => ({ version: 0 }));
  const { notify, onEdit } = createEditListeners();
  const { blocks, language, uiLanguage = language, scopes } = start;
  const { now = Date.now, newId = randomId } = start;
  const context = { nodes, blocks, documents, language, uiLanguage, scopes, newId };

  function check<Args>(command: Command<Args>, args: Args): Result<Plan> {
    const plan = command.plan(context, args);
    if (!plan.ok) return plan;
    const allowed = checkChanges(context, plan.value.changes);
    return allowed.ok ? plan : allowed;
  }

  function make(changes: readonly NodeChange[], label: Label): void {
    nodes.apply(changes);
    forgetGone(selection, nodes);
    notify(label, changes);
  }

  function selectPresent(ids: readonly string[], field: string | null = null): void {
    const present = ids.filter((id) => nodes.get(id));
    setSelected(selection, present, field);
  }

  function remember(plan: Plan, changes: readonly NodeChange[], options: StepOptions): void {
    const selectedAfter = selection.getState().ids;
    const entry = { ...options, label: plan.label, changes, selectedAfter, at: now() };
    history.setState(withEntry(history.getState(), entry));
  }

  function step(direction: 'undo' | 'redo'): HistoryEntry | null {
    const { entries, done } = history.getState();
    const entry = entries[direction === 'undo' ? done - 1 : done];
    if (!entry) return null;
    make(reversal(nodes, entry, direction), entry.label);
    history.setState({ entries, done: direction === 'undo' ? done - 1 : done + 1 });
    selectPresent(direction === 'undo' ? entry.selectedBefore : entry.selectedAfter);
    return entry;
  }

  return {
    ...context,
    nodes,
    documents,
    hidden: start.hidden ?? {},
    selection,
    history,
    documentsChanged,
    check,
    run(command, args, { group, keepsSelection = false } = {}) {
      const plan = check(command, args);
      if (!plan.ok) return plan;
      const changes = plan.value.changes.filter(({ before, after }) => !isSameNode(before, after));
      if (changes.length === 0) return plan;
      const selectedBefore = selection.getState().ids;
      make(changes, plan.value.label);
      if (plan.value.select && !keepsSelection) setSelected(selection, plan.value.select);
      remember(plan.value, changes, { selectedBefore, group: group ?? null });
      return ok(plan.value);
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    receive(received) {
      nodes.apply([...received].map(([id, after]) => ({ before: nodes.get(id) ?? null, after })));
      forgetGone(selection, nodes);
    },
    open(opened, come) {
      for (const document of opened) documents.set(document.key, document);
      nodes.apply(come.map((after) => ({ before: nodes.get(after.id) ?? null, after })));
      documentsChanged.setState(({ version }) => ({ version: version + 1 }));
    },
    select: selectPresent,
    onEdit,
  };
}

function createEditListeners() {
  const listeners = new Set<Parameters<Editing['onEdit']>[0]>();
  return {
    notify(label: Label, changes: readonly NodeChange[]): void {
      for (const listener of listeners) listener(label, changes);
    },
    onEdit(listener: Parameters<Editing['onEdit']>[0]): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** 12 random letters and digits: unique enough for all elements of a site. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `n${[...bytes].map((byte) => (byte % 36).toString(36)).join('')}`;
}
