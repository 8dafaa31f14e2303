import { describe, expect, it } from 'vitest';
import type { ElementMeta } from '../document/element.ts';
import { isShown, type Viewpoint } from './visibility.ts';

const noon = '2026-06-01T12:00:00Z';
const guest: Viewpoint = { language: 'hr', now: new Date(noon), isCustomer: false };
const customer = { ...guest, isCustomer: true };

describe('an element', () => {
  it.each<[string, ElementMeta, boolean]>([
    ['without placement', {}, true],
    ['that is hidden', { hidden: true }, false],
    ['from now on', { from: noon }, true],
    ['from later on', { from: '2026-06-01T12:00:01Z' }, false],
    ['until later', { until: '2026-06-01T12:00:01Z' }, true],
    ['until now', { until: noon }, false],
    ['that is over', { until: '2026-05-31T12:00:00Z' }, false],
    ['in this language', { languages: ['en', 'hr'] }, true],
    ['in other languages', { languages: ['en', 'de'] }, false],
    ['in no language', { languages: [] }, false],
  ])('%s %j is shown: %s', (_, meta, shown) => {
    expect(isShown(meta, guest)).toBe(shown);
  });

  it.each<[ElementMeta, boolean, boolean]>([
    [{}, true, true],
    [{ audience: 'everyone' }, true, true],
    [{ audience: 'guests' }, true, false],
    [{ audience: 'customers' }, false, true],
  ])('with %j is shown to a guest: %s, to a customer: %s', (meta, toGuest, toCustomer) => {
    expect([isShown(meta, guest), isShown(meta, customer)]).toEqual([toGuest, toCustomer]);
  });

  it('needs all conditions at the same time', () => {
    const meta: ElementMeta = { from: noon, languages: ['hr'], audience: 'customers' };
    expect(isShown(meta, customer)).toBe(true);
    expect(isShown({ ...meta, hidden: true }, customer)).toBe(false);
    expect(isShown(meta, { ...customer, language: 'en' })).toBe(false);
  });
});
