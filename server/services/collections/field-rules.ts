import type { Json, JsonObject } from '#schemas/document/element.ts';

/** Reasons why values do not go together; the back office has a text for each: `refused_<reason>`. */
type RuleReason =
  | 'notLater'
  | 'earlier'
  | 'less'
  | 'notMore'
  | 'needed'
  | 'neededForChoice'
  | 'eitherNeeded'
  | 'sameValue'
  | 'notListed'
  | 'needsYear'
  | 'abovePercent'
  | 'nameTwice'
  | 'noEarlierField'
  | 'fieldName'
  | 'iban'
  | 'timeZone'
  | 'taxNumber'
  | 'numberPattern'
  | 'paperPattern';

/** A rule that values break: the path of the wrong field, and of the field that it depends on. */
export interface BrokenRule {
  readonly field: string;
  readonly reason: RuleReason;
  /** Absent if the value is wrong by itself. */
  readonly other?: string;
}

export type FieldRule = (values: JsonObject) => BrokenRule | null;

/** Returns the first of the rules that is broken. */
export const firstBroken =
  (...rules: readonly FieldRule[]): FieldRule =>
  (values) => {
    for (const rule of rules) {
      const broken = rule(values);
      if (broken) return broken;
    }
    return null;
  };

/** The time `end` must be later than the time `start`; an empty one has no limit. */
export const laterThan = (end: string, start: string) => timesInOrder(end, start, 'notLater');

/** The time `end` may also be the time `start`. */
export const notEarlierThan = (end: string, start: string) => timesInOrder(end, start, 'earlier');

function timesInOrder(end: string, start: string, reason: 'notLater' | 'earlier'): FieldRule {
  return (values) => {
    const [from, until] = [values[start], values[end]];
    if (!isGiven(from) || !isGiven(until)) return null;
    const duration = Date.parse(String(until)) - Date.parse(String(from));
    const isInOrder = reason === 'earlier' ? duration >= 0 : duration > 0;
    return isInOrder ? null : { field: end, reason, other: start };
  };
}

/** The number `most` must be at least the number `least`; an empty one has no limit. */
export const notLessThan =
  (most: string, least: string): FieldRule =>
  (values) => {
    const [low, high] = [values[least], values[most]];
    const isWrong = typeof low === 'number' && typeof high === 'number' && low > high;
    return isWrong ? { field: most, reason: 'less', other: least } : null;
  };

/** `field` must be filled in while `other` is on or filled in. */
export const neededWith =
  (field: string, other: string): FieldRule =>
  (values) =>
    isGiven(values[other]) && !isGiven(values[field]) ? { field, reason: 'needed', other } : null;

export const isGiven = (value: Json | undefined): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  (typeof value !== 'string' || value.trim() !== '');
