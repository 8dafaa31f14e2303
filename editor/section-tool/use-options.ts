import { useMemo, useState } from 'react';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { loadOptions } from '#schemas/block/load-options.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Choice } from './choice.ts';
import { chosenFixture, type Fixture } from './preview-examples.ts';
import { useFixtures } from './use-fixtures.ts';

export interface EditedOptions {
  /** The fixture with the options; null until it is loaded. */
  readonly fixture: Fixture | null;
  /** Options shown in the form, migrated to the block's current version. */
  readonly value: JsonObject;
  /** Typed options; null while the fixture is unchanged. */
  readonly typed: JsonObject | null;
  readonly type: (options: JsonObject) => void;
  readonly reset: () => void;
}

/** Returns the options of the chosen fixture, with the user's changes. */
export function useOptions(choice: Choice, blocks: EditorBlocks): EditedOptions {
  const block = blocks[choice.block];
  const fixtures = useFixtures(blocks, choice.block);
  const subject = [choice.block, choice.fixture, choice.show === 'least'].join(' ');
  const [edited, setEdited] = useState<{ subject: string; options: JsonObject } | null>(null);
  const fixture = useMemo(
    () => (block && fixtures ? chosenFixture(choice, block, fixtures) : null),
    // Other parts of the choice do not affect the options.
    // oxlint-disable-next-line react/exhaustive-deps
    [block, fixtures, subject],
  );
  const stored = useMemo(() => {
    if (!block || !fixture) return {};
    const { version = 1, options } = fixture;
    const loaded = loadOptions(block.model, { version, options }, block.validate);
    return loaded.ok ? loaded.value : options;
  }, [block, fixture]);
  const typed = edited?.subject === subject ? edited.options : null;
  return {
    fixture,
    value: typed ?? stored,
    typed,
    type: (options) => setEdited({ subject, options }),
    reset: () => setEdited(null),
  };
}
