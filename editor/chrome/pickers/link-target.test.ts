import { describe, expect, it } from 'vitest';
import { parseTarget, targetOf } from './link-target.ts';

describe('link targets', () => {
  it.each([
    'page:o-nama',
    'post-category:novosti',
    'event:3',
    'screen:cart',
    'https://example.com/a?b=c',
    'mailto:info@izlog.hr',
    'tel:+38512345678',
    '#kontakt',
  ])('parses %s and writes it unchanged · MODAL-05 EDIT-07', (target) => {
    expect(targetOf(parseTarget(target))).toEqual({ ok: true, value: target });
  });

  it('normalises typed input · EDIT-07 MODAL-05', () => {
    const typed = [
      ['web', ' example.com/karta ', 'https://example.com/karta'],
      ['phone', '+385 (1) 234-567', 'tel:+3851234567'],
      ['anchor', '#kontakt', '#kontakt'],
    ] as const;
    for (const [kind, value, target] of typed) {
      expect(targetOf({ kind, value })).toEqual({ ok: true, value: target });
    }
  });

  it.each([
    ['web', 'http://example.com', 'invalidValue'],
    ['web', 'javascript:alert(1)', 'invalidValue'],
    ['web', 'https://primjer', 'invalidValue'],
    ['email', 'info@', 'email'],
    ['email', 'a@b.hr?bcc=c@d.hr', 'email'],
    ['phone', 'nazovi', 'invalidValue'],
    ['anchor', 'dva dijela', 'invalidValue'],
    ['page', '  ', 'required'],
  ] as const)('refuses %s %s · EDIT-07 MODAL-05', (kind, value, code) => {
    expect(targetOf({ kind, value })).toEqual({ ok: false, error: { code } });
  });

  it('starts with a page when there is no target yet · EDIT-07 MODAL-05', () => {
    expect(parseTarget('')).toEqual({ kind: 'page', value: '' });
    expect(parseTarget('nonsense')).toEqual({ kind: 'page', value: '' });
  });
});
