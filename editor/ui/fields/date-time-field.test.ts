import { describe, expect, it } from 'vitest';
import { toInstant, toLocal } from './date-time-field.tsx';

describe('instants', () => {
  it('convert to local time and back unchanged, to the minute, in any time zone', () => {
    for (const instant of ['2026-11-21T13:30:00.000Z', '2026-07-01T00:00:00.000Z']) {
      expect(toInstant(toLocal(instant))).toBe(instant);
    }
  });

  it('are empty when the input is invalid', () => {
    expect(toLocal('')).toBe('');
    expect(toLocal('soon')).toBe('');
    expect(toInstant('2026-11')).not.toBe('soon');
    expect(toInstant('')).toBe('');
  });
});
