import type { ValidateFunction } from 'ajv';
import { contract, type EndpointName } from '#schemas/api/contract.ts';
import { isObject } from '#schemas/block/translations.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { createAjv } from '#schemas/validation/ajv.ts';

/**
 * Maximum nesting of lists and objects in an input: documents need about thirty, deep recursion overflows the
 * stack.
 */
const maxLevels = 200;

type Part = 'params' | 'query' | 'body';
type Checks = readonly {
  readonly names: ReadonlySet<string> | null;
  readonly check: ValidateFunction;
  readonly isCoerced: boolean;
}[];

const strict = createAjv({ coerceTypes: false });
const coercing = createAjv({ coerceTypes: 'array' });

/** Compiled at the first call of an endpoint: no process calls all of them. */
const known = new Map<EndpointName, Checks>();

/** Path and query arrive as text and are coerced to numbers and booleans; bodies are not coerced. */
function compile(name: EndpointName): Checks {
  const endpoint = contract[name] as Partial<Record<Part, object>>;
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    const check = (part === 'body' ? strict : coercing).compile(schema);
    return [{ names: propertyNames(schema), check, isCoerced: part !== 'body' }];
  });
}

/** Splits a flat input by the endpoint's schemas, validates it and returns the coerced input. */
export function checkInput(name: EndpointName, input: unknown): Result<Record<string, unknown>> {
  const checks = known.get(name) ?? compile(name);
  known.set(name, checks);
  if (!isObject(input) || isDeeper(input, maxLevels)) return fail('badRequest');
  const all = { ...input } as Record<string, unknown>;
  const taken = new Set<string>();
  for (const { names, check, isCoerced } of checks) {
    const part = names ? pick(all, names) : all;
    if (!check(part)) return error(check);
    const field = isCoerced ? endlessField(part) : undefined;
    if (field !== undefined) return fail('badRequest', { field });
    Object.assign(all, part);
    for (const key of names ?? Object.keys(all)) taken.add(key);
  }
  const extra = Object.keys(all).find((key) => !taken.has(key));
  return extra === undefined ? ok(all) : fail('badRequest', { field: extra });
}

/** Ajv accepts the texts "Infinity" and "1e400" as numbers and then skips their bounds. */
const endlessField = (part: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(part).find((name) =>
    [part[name]].flat().some((value) => typeof value === 'number' && !Number.isFinite(value)),
  );

/** Goes level by level, because a recursive check could overflow the stack itself. */
function isDeeper(input: object, levels: number): boolean {
  let level: object[] = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levels) return true;
    level = childrenOf(level);
  }
  return false;
}

function childrenOf(parents: readonly object[]): object[] {
  const children: object[] = [];
  for (const parent of parents) {
    for (const child of Object.values(parent)) if (isParent(child)) children.push(child);
  }
  return children;
}

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null;

function propertyNames(schema: object): ReadonlySet<string> | null {
  const { properties } = schema as { properties?: object };
  return properties ? new Set(Object.keys(properties)) : null;
}

function pick(from: Record<string, unknown>, names: ReadonlySet<string>): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const name of names) if (from[name] !== undefined) picked[name] = from[name];
  return picked;
}

function error(check: ValidateFunction): Result<never> {
  const [first] = check.errors ?? [];
  const path = first?.instancePath.split('/')[1] ?? String(first?.params.missingProperty ?? '');
  return fail('badRequest', path ? { field: path } : {});
}
