import { describe, expect, it } from 'vitest';
import { toInstant, toLocal } from './date-time-field.tsx';

describe('instants', () => {
  it('convert to local time and back unchanged, to the minute, in any time zone', () => {
    for (const instant of ['2026-11-21T13:30:00.000Z', '2026-07-01T00:00:00.000Z']) {
      expect(toInstant(toLocal(instant))).toBe(instant);
    }
  });

  it('are shown and typed in the time zone of the shop, wherever the browser is', () => {
    expect(toLocal('2026-07-01T10:00:00.000Z')).toBe('2026-07-01T12:00');
    expect(toInstant('2026-12-01T12:00')).toBe('2026-12-01T11:00:00.000Z');
  });

  it('of a time that the clocks skip are as much later', () => {
    expect(toLocal(toInstant('2026-03-29T02:30'))).toBe('2026-03-29T03:30');
  });

  it('are empty when the input is invalid', () => {
    expect(toLocal('')).toBe('');
    expect(toLocal('soon')).toBe('');
    expect(toInstant('2026-11')).not.toBe('soon');
    expect(toInstant('')).toBe('');
  });
});
