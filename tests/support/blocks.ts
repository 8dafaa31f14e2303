import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionState } from '#runtime/store/session.ts';
import type { Element, ElementInput, JsonObject } from '#schemas/document/element.ts';

/** A stored example of a block: its options, the data of its load, and its viewer. */
export interface BlockFixture {
  readonly name: string;
  readonly version?: number;
  readonly options: JsonObject;
  readonly parts?: Readonly<Record<string, readonly ElementInput[]>>;
  readonly data?: unknown;
  readonly session?: Partial<SessionState>;
}

const folder = new URL('../../blocks/', import.meta.url).pathname;

export const blockNames: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'model.ts')))
  .map((entry) => entry.name);

export function fixturesOf(block: string): BlockFixture[] {
  const fixtures = join(folder, block, 'fixtures');
  if (!existsSync(fixtures)) return [];
  return readdirSync(fixtures)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const fixture = JSON.parse(readFileSync(join(fixtures, file), 'utf8')) as BlockFixture;
      return { ...fixture, name: file.replace('.json', '') };
    });
}

/** Returns the element that a fixture describes, with its children. */
export function elementOf(block: string, fixture: BlockFixture): Element {
  return complete({
    id: `${block}-1`,
    handler: block,
    version: fixture.version ?? 1,
    options: fixture.options,
    parts: fixture.parts ?? {},
  });
}

export function complete(input: ElementInput): Element {
  const parts = Object.entries(input.parts ?? {}).map(([slot, children]) => [
    slot,
    children.map(complete),
  ]);
  return {
    version: 1,
    title: '',
    type: 'static-element',
    language_code: 'hrv',
    options: {},
    meta: {},
    mobileOptions: {},
    mobileMeta: {},
    linkMeta: {},
    slug: null,
    created_at: '2026-01-01T00:00:00.000Z',
    revision: 1,
    ...input,
    parts: Object.fromEntries(parts),
  };
}
