import { describe, expect, it } from 'vitest';
import { type OptionRule, readOptionValue } from './option-value.ts';

const rule = (type: OptionRule['type'], change: Partial<OptionRule> = {}): OptionRule => ({
  type,
  required: false,
  maxLength: null,
  choices: [{ key: 'a' }, { key: 'b' }],
  ...change,
});

describe('a value of a custom option', () => {
  it.each([
    ['Text', '  Ana\u0301 ', 'Aná'],
    ['Number', '17,5', 17.5],
    ['Number', 3, 3],
    ['dropdown', 'a', 'a'],
    ['textSwatch', 'b', 'b'],
    ['visualSwatch', 'b', 'b'],
    ['multipleSelect', ['b', 'a'], ['a', 'b']],
    ['multipleSelect', 'b', ['b']],
    ['yesNo', true, true],
    ['yesNo', 'true', true],
    ['yesNo', 'yes', true],
    ['yesNo', 'on', true],
    ['yesNo', '1', true],
    ['yesNo', false, null],
    ['yesNo', 'false', null],
    ['yesNo', 'no', null],
    ['yesNo', '0', null],
    ['date', '2028-02-29', '2028-02-29'],
    ['dateTime', '2026-12-24T18:30', '2026-12-24T18:30'],
    ['dateTime', '2026-12-24T18:30:05Z', '2026-12-24T18:30:05Z'],
    ['dateTime', '2026-12-24T23:59:59.999', '2026-12-24T23:59:59.999'],
  ] as const)('of type %s accepts %j · PROD-13 ENT-14', (type, given, value) => {
    expect(readOptionValue(rule(type), given as never)).toEqual({ ok: true, value });
  });

  it.each([
    ['Text', 'a\u0000b', 'optionInvalid'],
    ['Text', ['a'], 'optionInvalid'],
    ['Text', true, 'optionInvalid'],
    ['Text', 'x'.repeat(501), 'maxLength'],
    ['Text', 'x'.repeat(10_240), 'maxLength'],
    ['Number', '0x1F', 'numberInvalid'],
    ['Number', '1e3', 'numberInvalid'],
    ['Number', '５', 'numberInvalid'],
    ['Number', Number.POSITIVE_INFINITY, 'numberInvalid'],
    ['Number', ['1'], 'numberInvalid'],
    ['dropdown', 'c', 'optionInvalid'],
    ['dropdown', ['a'], 'optionInvalid'],
    ['textSwatch', 1, 'optionInvalid'],
    ['visualSwatch', '#fff', 'optionInvalid'],
    ['multipleSelect', ['a', 'c'], 'optionInvalid'],
    ['yesNo', 'maybe', 'optionInvalid'],
    ['date', '2026-02-29', 'dateInvalid'],
    ['date', '24. 12. 2026.', 'dateInvalid'],
    ['date', 20261224, 'dateInvalid'],
    ['date', '2026-13-01', 'dateInvalid'],
    ['date', ['2026-12-24'], 'dateInvalid'],
    ['date', '2026-12-24T18:30', 'dateInvalid'],
    ['dateTime', '2026-12-24', 'dateInvalid'],
    ['dateTime', '2026-12-24T24:00', 'dateInvalid'],
    ['dateTime', '2026-12-24T18:60', 'dateInvalid'],
    ['dateTime', '2026-12-24T18:30:60', 'dateInvalid'],
    ['dateTime', '2026-02-30T10:00', 'dateInvalid'],
  ] as const)('of type %s rejects %j with %s · PROD-13 ENT-14', (type, given, code) => {
    expect(readOptionValue(rule(type), given as never)).toMatchObject({ error: { code } });
  });

  it.each(['', '   ', [], undefined])('%j is empty, and a required option rejects it', (given) => {
    expect(readOptionValue(rule('Text'), given)).toEqual({ ok: true, value: null });
    const needed = readOptionValue(rule('Text', { required: true }), given);
    expect(needed).toMatchObject({ error: { code: 'required' } });
  });

  it('has its own error when it is required and invalid, and keeps its value when it is valid', () => {
    const needed = rule('Number', { required: true });
    expect(readOptionValue(needed, 'x')).toMatchObject({ error: { code: 'numberInvalid' } });
    expect(readOptionValue(needed, 0)).toEqual({ ok: true, value: 0 });
  });

  it('must be a yes where a yes is required', () => {
    const needed = rule('yesNo', { required: true });
    expect(readOptionValue(needed, 'no')).toMatchObject({ error: { code: 'required' } });
  });

  it('reports the maximum length of a text', () => {
    const tooLong = { error: { code: 'maxLength', params: { max: 3 } } };
    expect(readOptionValue(rule('Text', { maxLength: 3 }), 'abcd')).toMatchObject(tooLong);
  });

  it('counts characters, not code units', () => {
    const short = rule('Text', { maxLength: 3 });
    expect(readOptionValue(short, '⚓⚓⚓').ok).toBe(true);
    expect(readOptionValue(short, '👍👍👍').ok).toBe(true);
    expect(readOptionValue(short, 'čšžđ').ok).toBe(false);
  });
});
