import '#runtime/ui/styles.ts';
import { memo, useCallback, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditNode } from '#schemas/editing/node.ts';
import { BenchText, benchNodes, type Shape } from './bench-blocks.tsx';

/**
 * The floor: what a careful developer writes by hand for this page only. Nodes by id, children by parent, a
 * listener per node, memoized components; no schemas, rules, forms, history or languages.
 */
const query = new URLSearchParams(location.search);
const initial = benchNodes(Number(query.get('count')), query.get('shape') as Shape);

const nodes = new Map<string, EditNode>();
const children = new Map<string, string[]>();
const listeners = new Map<string, Set<() => void>>();
const undoSteps: (() => void)[] = [];

for (const node of initial) {
  nodes.set(node.id, node);
  const slotKey = node.parent ?? 'root';
  children.set(slotKey, [...(children.get(slotKey) ?? []), node.id]);
}

const notify = (key: string) => {
  for (const listener of listeners.get(key) ?? []) listener();
};

function useKey<T>(key: string, read: () => T): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const those = listeners.get(key) ?? new Set();
      listeners.set(key, those.add(listener));
      return () => those.delete(listener);
    },
    [key],
  );
  return useSyncExternalStore(subscribe, read);
}

const none: string[] = [];

const List = memo(function List({ slotKey }: { readonly slotKey: string }) {
  const ids = useKey(`list ${slotKey}`, () => children.get(slotKey) ?? none);
  return ids.map((id) => <Block key={id} id={id} />);
});

const Block = memo(function Block({ id }: { readonly id: string }) {
  const node = useKey(id, () => nodes.get(id));
  if (!node) return null;
  return (
    <div data-block={node.handler} data-id={id}>
      {node.handler === 'bench-box' ? (
        <div>
          <List slotKey={id} />
        </div>
      ) : (
        <BenchText text={String(node.options.text)} />
      )}
    </div>
  );
});

function setText(id: string, text: string): void {
  const node = nodes.get(id);
  if (!node) return;
  nodes.set(id, { ...node, options: { ...node.options, text } });
  notify(id);
}

function setChildren(slotKey: string, list: string[]): void {
  const before = children.get(slotKey) ?? none;
  children.set(slotKey, list);
  notify(`list ${slotKey}`);
  undoSteps.push(() => {
    children.set(slotKey, before);
    notify(`list ${slotKey}`);
  });
}

const slotKeyOf = (id: string) => nodes.get(id)?.parent ?? 'root';
let copies = 0;

/** Called by the benchmark; the editor's page provides the same names. */
const actions = {
  select(id: string) {
    document.querySelector(`[data-id="${id}"]`)?.scrollIntoView({ block: 'center' });
    dispatchEvent(new CustomEvent('select', { detail: id }));
  },
  duplicate(id: string) {
    const node = nodes.get(id);
    if (!node) return;
    const copy = { ...node, id: `c${++copies}` };
    nodes.set(copy.id, copy);
    const list = children.get(slotKeyOf(id)) ?? none;
    setChildren(slotKeyOf(id), list.toSpliced(list.indexOf(id) + 1, 0, copy.id));
  },
  remove(id: string) {
    const list = children.get(slotKeyOf(id)) ?? none;
    setChildren(
      slotKeyOf(id),
      list.filter((each) => each !== id),
    );
  },
  move(id: string) {
    const list = children.get(slotKeyOf(id)) ?? none;
    const at = list.indexOf(id);
    setChildren(slotKeyOf(id), list.toSpliced(at, 1).toSpliced(Math.max(0, at - 1), 0, id));
  },
  undo: () => undoSteps.pop()?.(),
};

/** A field for the selected block, like in the side panel of an editor. */
function Field() {
  const [selected, select] = useState<string | null>(null);
  useState(() =>
    addEventListener('select', (event) => select((event as CustomEvent<string>).detail)),
  );
  const node = useKey(selected ?? '', () => nodes.get(selected ?? ''));
  if (!selected || !node) return null;
  return (
    <input
      id="field"
      value={String(node.options.text ?? '')}
      onChange={(event) => setText(selected, event.target.value)}
    />
  );
}

function Floor() {
  return (
    <>
      <main>
        <List slotKey="root" />
      </main>
      <aside style={{ position: 'fixed', insetBlock: 0, insetInlineEnd: 0, background: '#fff' }}>
        <Field />
      </aside>
    </>
  );
}

createRoot(document.getElementById('izlog') as HTMLElement).render(<Floor />);
Object.assign(globalThis, { actions, ready: true });
