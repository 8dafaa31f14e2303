import { expect, test } from 'vitest';
import { analyticsIds } from './analytics.ts';

test('accepts only valid identifiers from the options · LAYOUT-16 CM7', () => {
  expect(
    analyticsIds({ GoogleAnalyticsId: ' G-ABC1234567 ', GoogleTagManagerId: ' GTM-ABC123 ' }),
  ).toEqual({ measurement: 'G-ABC1234567', container: 'GTM-ABC123' });
  expect(analyticsIds({ GoogleAnalyticsId: 'G-ABC1234567', GoogleTagManagerId: '' })).toEqual({
    measurement: 'G-ABC1234567',
  });
  for (const id of ['', null, undefined, 'UA-1', 'G-ABC&x=1', '"><script>']) {
    expect(analyticsIds({ GoogleAnalyticsId: id, GoogleTagManagerId: id })).toBeUndefined();
  }
});
