import { elementMetaSchema, handlerSchema } from '../document/element.schema.ts';
import { formerGrounds } from '../document/former-grounds.ts';
import { typed } from '../entities/typed.ts';
import { isRecord } from './flatten-tokens.ts';
import { type Expectation, shapeError, type ThemeError } from './theme-errors.ts';
import { type SectionStyle, type SectionStyles, sectionsKey } from './theme-file.ts';

const { space, width, background, style } = elementMetaSchema.properties;
const properties = { space, width, background, style };

export const sectionProperties = Object.keys(properties) as readonly (keyof SectionStyle)[];

const maxKinds = 200;

export const sectionStylesSchema = typed<SectionStyles>({
  type: 'object',
  maxProperties: maxKinds,
  additionalProperties: { type: 'object', additionalProperties: false, properties },
});

/** Errors in the section styles of a theme file. */
export function sectionErrors(sections: unknown): ThemeError[] {
  if (!isRecord(sections) || Object.keys(sections).length > maxKinds) {
    return [errorAt([], 'objectOfBlocks')];
  }
  return Object.entries(sections).flatMap(([kind, section]) => kindErrors(kind, section));
}

const kindName = new RegExp(handlerSchema.pattern);

function kindErrors(kind: string, section: unknown): ThemeError[] {
  if (!kindName.test(kind)) return [errorAt([kind], 'block')];
  if (!isRecord(section)) return [errorAt([kind], 'objectWith', sectionProperties.join(', '))];
  return Object.entries(section).flatMap(([name, value]) => valueErrors(kind, name, value));
}

function valueErrors(kind: string, name: string, value: unknown): ThemeError[] {
  if (!Object.hasOwn(properties, name)) {
    return [errorAt([kind, name], 'oneOf', sectionProperties.join(', '))];
  }
  const rule: Rule = properties[name as keyof SectionStyle];
  if (typeof value === 'string' && isAllowed(rule, value)) return [];
  const former = name === 'background' ? formerGrounds[String(value)] : undefined;
  const names = former ?? rule.enum?.join(', ');
  return [names ? errorAt([kind, name], 'value', names) : errorAt([kind, name], 'style')];
}

interface Rule {
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
}

const isAllowed = ({ enum: values, pattern = '', maxLength = 40 }: Rule, value: string): boolean =>
  values?.includes(value) ?? (value.length <= maxLength && new RegExp(pattern).test(value));

const errorAt = (path: readonly string[], expected: Expectation, detail = ''): ThemeError =>
  shapeError([sectionsKey, ...path.map((part) => part.slice(0, 40))].join('.'), expected, detail);
