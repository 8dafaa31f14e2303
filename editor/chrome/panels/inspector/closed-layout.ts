import { elementMetaSchema } from '#schemas/document/element.schema.ts';
import type { ElementMeta } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { setMeta } from '../../../model/commands/set-meta.ts';
import type { Editing } from '../../../model/document/editing.ts';

const { audience, device } = elementMetaSchema.properties;
const day = 86_400_000;

/** Values that show an element to fewer people. The first value of an enum shows it to everybody. */
function narrowing(now: number): Partial<Record<keyof ElementMeta, readonly unknown[]>> {
  const tomorrow = new Date(now + day).toISOString();
  return {
    hidden: [true],
    device: device.enum.slice(1),
    audience: audience.enum.slice(1),
    languages: languages.map((language) => [language]),
    from: [tomorrow],
    until: [tomorrow],
  };
}

/**
 * Returns the layout fields that these elements may not use, with the reason: every value except the default
 * would be refused. A field that already has a value stays open, so that it can be removed.
 */
export function closedLayout(
  editing: Pick<Editing, 'check'>,
  ids: readonly string[],
  meta: ElementMeta,
): ReadonlyMap<string, AppError> {
  const closed = new Map<string, AppError>();
  for (const [name, values = []] of Object.entries(narrowing(Date.now()))) {
    if (meta[name as keyof ElementMeta] !== undefined) continue;
    const errors = values.flatMap((value) => {
      const plan = editing.check(setMeta, { ids, meta: { [name]: value } });
      return plan.ok ? [] : [plan.error];
    });
    const [first] = errors;
    if (first && errors.length === values.length) closed.set(name, first);
  }
  return closed;
}
