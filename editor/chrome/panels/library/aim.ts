import { fail, type Result } from '#schemas/result.ts';
import type { Plan } from '../../../model/commands/command.ts';
import { type HeldPosition, holdPosition } from '../../../model/commands/held-position.ts';
import { insertBlock, type Position } from '../../../model/commands/insert.ts';
import type { NodeInput } from '../../../model/commands/node-input.ts';
import type { Editing, RunOptions } from '../../../model/document/editing.ts';
import { onlyHere } from '../../../session/ui/only-here.ts';
import type { UiStore } from '../../../session/ui/ui-store.ts';
import { targetPosition } from './placement.ts';

/** Runs a command at the remembered position. */
export type Put = (
  command: (position: Position, options: RunOptions) => Result<Plan>,
) => Result<Plan>;

interface Aimed {
  readonly ids: readonly string[];
  readonly insertAt: Position | null;
  readonly held: HeldPosition | null;
}

/**
 * Remembers the position for blocks that are chosen now and inserted after loading: the position at the time
 * of choice, one block after another while the selection stays the same. A selection that the user makes
 * meanwhile is kept.
 */
export function createAim(editing: Editing, ui: UiStore): () => Put {
  let aimed: Aimed | null = null;

  const isAt = ({ ids, insertAt }: Aimed) =>
    editing.selection.getState().ids === ids && ui.getState().insertAt === insertAt;

  const aimAt = (held: HeldPosition | null): Aimed => ({
    ids: editing.selection.getState().ids,
    insertAt: ui.getState().insertAt,
    held,
  });

  const put = (held: HeldPosition, command: Parameters<Put>[0]): Result<Plan> => {
    const position = held.now();
    if (!position) return fail('notFound');
    const isStill = aimed?.held === held && isAt(aimed);
    const done = command(position, isStill ? {} : { keepsSelection: true });
    if (!done.ok) return done;
    held.passed(done.value.select ?? []);
    if (!isStill) return done;
    if (ui.getState().insertAt) {
      ui.setState({ insertAt: { ...position, index: position.index + 1 } });
    }
    aimed = aimAt(held);
    return done;
  };

  return () => {
    if (!aimed || !isAt(aimed)) {
      const position = targetPosition(editing, ui);
      aimed = aimAt(position && holdPosition(editing, position));
    }
    const { held } = aimed;
    return (command) => (held ? put(held, command) : fail('notFound'));
  };
}

/** Inserts a block at its remembered position; only in this language when that mode is on. */
export function insertAtTarget(
  editing: Editing,
  ui: UiStore,
  input: NodeInput,
  put: Put = createAim(editing, ui)(),
): Result<unknown> {
  const only = onlyHere({ editing, ui });
  return put((position, options) =>
    editing.run(insertBlock, { ...position, ...only, input }, options),
  );
}
