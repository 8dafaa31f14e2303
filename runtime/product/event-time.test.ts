import { describe, expect, it } from 'vitest';
import { dayOf, eventTime } from './event-time.ts';

describe('times of events', () => {
  it('shows day and hours of a short event · EVENT-03', () => {
    const text = eventTime('2026-11-21T18:00:00Z', '2026-11-21T20:00:00Z', 'hr');
    expect(text).toBe('subota, 21. studenoga, 19:00–21:00');
  });

  it('shows first and last day of a long event · EVENT-03', () => {
    const text = eventTime('2026-11-20T09:00:00Z', '2026-11-22T15:00:00Z', 'de');
    expect(text).toBe('Freitag, 20. November – Sonntag, 22. November');
  });

  it('uses the day in the shop’s time zone', () => {
    expect(dayOf('2026-11-30T23:30:00Z', 'en')).toEqual({ day: '1', month: 'Dec' });
  });
});
