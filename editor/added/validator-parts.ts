import equal from 'ajv/dist/runtime/equal.js';
import length from 'ajv/dist/runtime/ucs2length.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** Bundlers return the default export of a CommonJS module, Node returns the module itself. */
const whole = (part: object) => ('default' in part ? part : { default: part });

const parts: Readonly<Record<string, object>> = {
  'ajv/dist/runtime/equal': whole(equal),
  'ajv/dist/runtime/ucs2length': whole(length),
  'ajv-formats/dist/formats': { fullFormats },
};

/** A module that compiled validators use, by the name that Ajv gives it. */
export function validatorPart(name: string): object {
  const part = parts[name];
  if (!part) throw new Error(`Validators cannot use ${name}.`);
  return part;
}
