import type { BlockModel } from '#schemas/block/model.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Fixture } from './preview-examples.ts';

/** Returns a file for `blocks/<type>/fixtures/`: the current options, the rest as in the fixture. */
export function fixtureFile(
  fixture: Fixture,
  options: JsonObject,
  { version }: Pick<BlockModel, 'version'>,
): string {
  const { version: _version, options: _options, ...rest } = fixture;
  const stored = { ...(version > 1 ? { version } : {}), options, ...rest };
  return `${JSON.stringify(stored, null, 2)}\n`;
}

/** Downloads a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
