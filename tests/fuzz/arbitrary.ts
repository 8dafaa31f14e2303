import fc, { type Arbitrary } from 'fast-check';

/** The parts of JSON Schema that the contract uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

/** Placeholder for a number that JSON.stringify cannot write; see `toJson`. */
const huge = '@1e400@';

/** Returns JSON with numbers beyond the range of a double. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(`"${huge}"`, '1e400');

/** Returns nested objects and lists. */
export const nested = (depth: number): object => {
  let value: object = {};
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { a: value };
  return value;
};

/** Values that break careless code, regardless of the type that it expects. */
const hostile = fc.constantFrom<unknown>(
  huge,
  '1e400',
  'Infinity',
  '-Infinity',
  'NaN',
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  -1,
  0.5,
  '',
  null,
  true,
  [],
  {},
  [[]],
  '\u0000',
  'a\ud800b',
  '%zz',
  "' OR 1=1 --",
  '../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(10_000),
  nested(1500),
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
);

/** Generates values that match the schema, and sometimes one that does not. */
export function arbitraryOf(schema: Schema, words: readonly string[]): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 24, arbitrary: fitting(schema, words) },
    { weight: 1, arbitrary: hostile },
  );
}

function fitting(schema: Schema, words: readonly string[]): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => fitting(branch, words)));
  const types = [schema.type ?? guessType(schema)].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, words)));
}

const guessType = ({ properties, items }: Schema): string => {
  if (properties) return 'object';
  return items ? 'array' : 'string';
};

function ofType(type: string, schema: Schema, words: readonly string[]): Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numberOf(type, schema);
  if (type === 'string') return textOf(schema, words);
  if (type === 'array') return listOf(schema, words);
  return objectOf(schema, words);
}

/** Small numbers match ids of rows; bounds find off-by-one errors. */
function numberOf(type: string, { minimum = 0, maximum = 2 ** 31 - 1 }: Schema) {
  const bounds = fc.constantFrom(minimum, maximum);
  const most = Math.min(maximum, minimum + 30);
  const small =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(most) })
      : fc.double({ min: minimum, max: most, noNaN: true });
  return fc.oneof({ weight: 5, arbitrary: small }, { weight: 1, arbitrary: bounds });
}

function textOf({ format, minLength = 0, maxLength = 200 }: Schema, words: readonly string[]) {
  if (format === 'date-time' || format === 'date') {
    const instant = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
    return instant.map((date) => date.toISOString().slice(0, format === 'date' ? 10 : undefined));
  }
  const any = fc.string({
    minLength,
    maxLength: Math.min(maxLength, minLength + 20),
    unit: 'grapheme',
  });
  const known = words.filter((word) => word.length <= maxLength && word.length >= minLength);
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), any) : any;
}

function listOf({ items = {}, minItems = 0, maxItems = 3 }: Schema, words: readonly string[]) {
  const maxLength = Math.max(minItems, Math.min(maxItems, 3));
  return fc.array(arbitraryOf(items, words), { minLength: minItems, maxLength });
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  words: readonly string[],
): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    arbitraryOf(schema, words),
  ]);
  const known = fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: required.filter((name) => name in properties),
  });
  if (typeof additionalProperties !== 'object') return known;
  const key = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 }));
  const more = fc.dictionary(key, arbitraryOf(additionalProperties, words), { maxKeys: 3 });
  return fc.tuple(known, more).map(([one, other]) => ({ ...other, ...one }));
}
