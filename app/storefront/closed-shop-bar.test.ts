import { expect, test } from 'vitest';
import type { PageRequest } from '#runtime/page/page-request.ts';
import { closedShopBar, retryAfter } from './closed-shop-bar.ts';

const now = new Date('2026-11-23T12:00:00Z');
const request = (isBackofficeUser: boolean | null) =>
  ({
    now,
    session: { user: isBackofficeUser === null ? null : { isBackofficeUser } },
  }) as unknown as PageRequest;
const closing = { text: { hr: 'Selimo <police>.' }, until: new Date('2026-11-23T13:30:00Z') };

test('visitors read why the shop is closed and until when; staff where to open it · MAINT-01 MAINT-02', () => {
  const visitor = closedShopBar(closing, request(null), 'hr');
  expect(visitor).toContain('Selimo &lt;police&gt;.');
  expect(visitor).toMatch(/Ponovno otvaramo:.*2026/);
  const staff = closedShopBar(closing, request(true), 'hr');
  expect(staff).toContain('settings-maintenance');
  expect(staff).not.toContain('Selimo');
});

test('nothing is added to an open shop, and nothing that was not planned', () => {
  expect(closedShopBar(null, request(true), 'hr')).toBe('');
  expect(closedShopBar({ text: {}, until: null }, request(null), 'hr')).toBe('');
  const past = { text: {}, until: new Date('2026-11-23T11:00:00Z') };
  expect(closedShopBar(past, request(null), 'hr')).toBe('');
});

test('crawlers get the planned opening time in Retry-After, else an hour', () => {
  expect(retryAfter(closing, now)).toEqual({ 'retry-after': '5400' });
  expect(retryAfter({ text: {}, until: null }, now)).toEqual({ 'retry-after': '3600' });
  expect(retryAfter({ ...closing, until: now }, now)).toEqual({ 'retry-after': '3600' });
  expect(retryAfter(null, now)).toEqual({});
});
