import type { ErrorSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import { ERRORS_KEY } from '@rjsf/utils';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { errorMessage, pointerKeys, type SchemaError, schemaAt } from './error-message.ts';
import { atKeys, indexedKeys, type Keys } from './paths.ts';
import { branchOf, matches } from './tag-match.ts';

/** Accepts any value, because the exact types of rjsf recurse without end over `JsonObject`. */
export type FormValidator = ValidatorType;

/** Returns errors of a value by a schema. May fill in defaults in place. */
export type SchemaCheck = (value: JsonObject) => readonly SchemaError[];

/** An Ajv standalone function stores its errors on itself. */
export function compiledCheck(validate: OptionsValidator): SchemaCheck {
  const compiled = validate as OptionsValidator & {
    readonly errors?: readonly SchemaError[] | null;
  };
  return (value) => (compiled(value) ? [] : (compiled.errors ?? []));
}

/** One broken rule: its path and message. */
export interface FieldError {
  readonly keys: Keys;
  readonly message: string;
}

/**
 * The form's validator over a compiled check, because the browser compiles no schema. rjsf passes schemas
 * that it resolved for the current value. Whole values are always checked by the full schema, parts
 * (branches, conditions) by their tags.
 */
export function createValidator(
  check: SchemaCheck,
  schema: JsonObject,
  t: Translate,
): FormValidator {
  return {
    validateFormData: (value: JsonObject | undefined) =>
      toErrors(fieldErrors(check, schema, value ?? {}, t)),
    isValid: (part, value, root) =>
      matches(part, value as Json | undefined, isObject(root) ? root : schema),
    rawValidation: () => ({ errors: [] }),
  };
}

/** Returns every broken rule of a value. Checks a copy, because validators fill in defaults. */
export function fieldErrors(
  check: SchemaCheck,
  schema: JsonObject,
  value: JsonObject,
  t: Translate,
): FieldError[] {
  const copy = JSON.parse(JSON.stringify(value)) as JsonObject;
  return ofChosenBranches(check(copy), schema, copy).map((error) => {
    const keys = keysOfError(error, copy);
    const parent = error.schemaPath.slice(0, error.schemaPath.lastIndexOf('/'));
    return { keys, message: errorMessage(error, schemaAt(schema, parent), t) };
  });
}

/**
 * Ajv reports the errors of every branch of a `oneOf`. Those of branches that the value's tags do not choose
 * are noise, and so is the error that no branch fits.
 */
function ofChosenBranches(
  errors: readonly SchemaError[],
  schema: JsonObject,
  value: JsonObject,
): readonly SchemaError[] {
  let kept = errors.filter(({ keyword }) => keyword !== 'if');
  for (const choice of errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')) {
    const branches = schemaAt(schema, choice.schemaPath);
    if (!Array.isArray(branches)) continue;
    const chosen = branchOf(
      branches,
      atKeys(value, keysOfPointer(choice.instancePath, value)),
      schema,
    );
    const ofChosen = chosen < 0 ? [] : kept.filter((error) => isUnder(error, choice, `/${chosen}`));
    const isNoise = (error: SchemaError) =>
      error === choice ? ofChosen.length > 0 : isUnder(error, choice, '');
    kept = kept.filter((error) => !isNoise(error) || ofChosen.includes(error));
  }
  return kept;
}

/** Whether an error comes from a part of the choice, at its path or deeper. */
function isUnder(error: SchemaError, choice: SchemaError, part: string): boolean {
  return (
    error.instancePath.startsWith(choice.instancePath) &&
    error.schemaPath.startsWith(`${choice.schemaPath}${part}/`)
  );
}

/** A missing value is reported at its field, not at the parent object. */
function keysOfError(error: SchemaError, value: JsonObject): Keys {
  const keys = keysOfPointer(error.instancePath, value);
  const missing = error.keyword === 'required' ? error.params.missingProperty : undefined;
  return typeof missing === 'string' ? [...keys, missing] : keys;
}

function keysOfPointer(pointer: string, value: JsonObject): Keys {
  return indexedKeys(pointerKeys(pointer), value);
}

function toErrors(errors: readonly FieldError[]): {
  errors: RJSFValidationError[];
  errorSchema: ErrorSchema;
} {
  return {
    errors: errors.map(({ keys, message }) => ({
      property: `.${keys.join('.')}`,
      message: message,
      stack: message,
    })),
    errorSchema: errorTree(errors),
  };
}

/** Nests errors like the fields, under `__errors`. */
function errorTree(errors: readonly FieldError[]): ErrorSchema {
  interface Tree {
    [key: string]: Tree | string[] | undefined;
    [ERRORS_KEY]?: string[];
  }
  const tree: Tree = {};
  for (const { keys, message } of errors) {
    let node = tree;
    for (const key of keys) {
      const next = Object.hasOwn(node, key) ? (node[key] as Tree) : {};
      Object.defineProperty(node, key, {
        value: next,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      node = next;
    }
    node[ERRORS_KEY] = [...(node[ERRORS_KEY] ?? []), message];
  }
  return tree as ErrorSchema;
}
