import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import { withKnownParts } from '../../model/document/equal.ts';
import { type Conflict, withConflict } from './conflict.ts';
import { mergeNode } from './merge-node.ts';
import { positionOf } from './node-field.ts';
import { lineOf, type ServerCopy } from './server-copy.ts';

/** Nodes as the server has them now; null: gone. */
export type News = ReadonlyMap<string, EditNode | null>;

interface Ports {
  readonly get: (id: string) => EditNode | null;
  readonly ids: () => Iterable<string>;
  readonly known: ServerCopy;
  readonly touched: Set<string>;
  /** Of elements that are removed here and changed there: what was last seen; null: they are new. */
  readonly lastSeen: Map<string, EditNode | null>;
  readonly blocks: EditorBlocks;
  /** Whether this tab itself sent the node so, without having heard that it arrived. */
  readonly isOwn: (id: string, node: EditNode | null) => boolean;
  /** Whether this tab sent the removal of the node, without having heard that it arrived. */
  readonly mayBeRemoved: (id: string) => boolean;
}

export interface TakenIn {
  /** What is to change here. */
  readonly next: ReadonlyMap<string, EditNode | null>;
  readonly conflicts: readonly Conflict[];
  /** Moves of mine that cannot stand beside theirs: they would put elements inside themselves. */
  readonly undone: readonly string[];
  /** Elements that others changed, added or removed. */
  readonly foreign: readonly string[];
  /** Whether the server has anything else than was known. */
  readonly isNews: boolean;
}

/** Compares what the server has with what stands here, and says what becomes of both. */
export function takeIn(ports: Ports, news: News, before: readonly Conflict[]): TakenIn {
  const step = new Step(ports, before);
  for (const [id, node] of news) step.meet(id, node);
  step.removeGone();
  step.keepOutOfRemoved();
  step.breakRings();
  step.followParents();
  const { next, conflicts, undone, foreign, isNews } = step;
  return { next, conflicts, undone, foreign: [...foreign], isNews };
}

class Step {
  readonly next = new Map<string, EditNode | null>();
  readonly undone: string[] = [];
  readonly foreign = new Set<string>();
  isNews = false;
  conflicts: readonly Conflict[];
  private readonly gone = new Map<string, { readonly isEdited: boolean }>();
  private readonly ports: Ports;

  constructor(ports: Ports, conflicts: readonly Conflict[]) {
    this.ports = ports;
    this.conflicts = conflicts;
  }

  /** A node as it would stand here. */
  private at(id: string): EditNode | null {
    return this.next.has(id) ? (this.next.get(id) ?? null) : this.ports.get(id);
  }

  meet(id: string, sent: EditNode | null): void {
    const { get, known, touched, blocks, isOwn, mayBeRemoved } = this.ports;
    const [mine, seen] = [get(id), known.get(id)];
    const theirs = sent && withKnownParts(mine, withKnownParts(seen, sent));
    const isArrived = isOwn(id, theirs);
    // Taken back here, and perhaps made again there, by somebody who never saw what stands here.
    const isReturned = mine !== null && mayBeRemoved(id);
    const base = isArrived ? theirs : isReturned ? null : seen;
    known.set(id, theirs, sent?.revision);
    if (!isSameNode(seen, theirs)) this.isNews = true;
    if (isArrived) touched.add(id);
    if (isSameNode(base, theirs) || isSameNode(mine, theirs)) return;
    this.foreign.add(id);
    if (isSameNode(mine, base)) {
      if (theirs) this.next.set(id, theirs);
      else this.gone.set(id, { isEdited: false });
      return;
    }
    touched.add(id);
    if (!theirs) this.gone.set(id, { isEdited: true });
    else if (!mine) this.contestRemoval(id, base);
    else {
      const merged = mergeNode(base, mine, theirs, blocks);
      this.next.set(id, merged.node);
      for (const path of merged.conflicts) this.add({ kind: 'field', id, path });
    }
  }

  private add(conflict: Conflict): void {
    this.conflicts = withConflict(this.conflicts, conflict);
  }

  /** They changed, or put something into, what I removed. */
  private contestRemoval(id: string, base: EditNode | null): void {
    const { get, known, lastSeen } = this.ports;
    const root = removedRoot(get, known, id);
    if (root === null) return;
    const isMoved = get(id) !== null;
    if (!isMoved && !lastSeen.has(id)) lastSeen.set(id, base);
    this.add({ kind: 'removedByMe', id: root, moved: isMoved ? [id] : [] });
  }

  /** What they removed goes here too, unless I have unsaved work in it. */
  removeGone(): void {
    const present = [...this.gone.keys()].filter((id) => this.ports.get(id));
    if (present.length === 0) return;
    const children = this.childrenHere();
    for (const id of present) {
      const parent = this.at(id)?.parent ?? null;
      if (parent !== null && this.gone.has(parent)) continue;
      const members = [id];
      for (let i = 0; i < members.length; i++)
        members.push(...(children.get(members[i] ?? '') ?? []));
      const isWorkedOn = members.some((member) => this.gone.get(member)?.isEdited !== false);
      if (isWorkedOn) this.add({ kind: 'removedByThem', id });
      for (const member of members) {
        if (isWorkedOn) this.ports.touched.add(member);
        else this.next.set(member, null);
      }
    }
  }

  private childrenHere(): Map<string, string[]> {
    const children = new Map<string, string[]>();
    for (const id of new Set([...this.ports.ids(), ...this.next.keys()])) {
      const parent = this.at(id)?.parent;
      if (parent) children.set(parent, [...(children.get(parent) ?? []), id]);
    }
    return children;
  }

  /** What they put into an element that I removed waits until that is decided. */
  keepOutOfRemoved(): void {
    const { get, known, touched } = this.ports;
    for (const [id, node] of this.next) {
      const parent = node?.parent ?? null;
      if (!node || parent === null || this.at(parent) || !known.get(parent)) continue;
      const mine = get(id);
      if (mine) this.next.set(id, { ...node, ...positionOf(mine) });
      else this.next.delete(id);
      touched.add(id);
      this.contestRemoval(id, null);
    }
    const isLost = (node: EditNode | null) =>
      node !== null &&
      node.parent !== null &&
      !this.at(node.parent) &&
      known.get(node.parent) !== null &&
      get(node.id)?.parent !== node.parent;
    if ([...this.next.values()].some(isLost)) this.keepOutOfRemoved();
  }

  /** Two moves that are each possible alone can put two elements inside each other: mine gives way. */
  breakRings(): void {
    while (this.breakRing());
  }

  private breakRing(): boolean {
    const { known, touched } = this.ports;
    for (const id of this.next.keys()) {
      const mine = this.ring(id)?.find(
        (each) => touched.has(each.id) && known.get(each.id)?.parent !== each.parent,
      );
      const theirs = mine && known.get(mine.id);
      if (!mine || !theirs) continue;
      this.next.set(mine.id, { ...mine, ...positionOf(theirs) });
      this.undone.push(mine.id);
      return true;
    }
    return false;
  }

  private ring(id: string): EditNode[] | null {
    const line = lineOf((each) => this.at(each), id);
    const again = line.findIndex((node, at) => line.indexOf(node) < at);
    return again < 0 ? null : line.slice(0, again);
  }

  /** What stands in an element that went to another document goes with it. */
  followParents(): void {
    for (const id of this.ports.touched) {
      const node = this.at(id);
      const parent = node?.parent ? this.at(node.parent) : null;
      if (node && parent && parent.document !== node.document) {
        this.next.set(id, { ...node, document: parent.document });
      }
    }
  }
}

/** The topmost of the elements around a node that are removed here but not at the server. */
export function removedRoot(
  get: (id: string) => EditNode | null,
  known: ServerCopy,
  id: string,
): string | null {
  const gone = known.line(id).filter((node) => !get(node.id));
  return gone.at(-1)?.id ?? null;
}
