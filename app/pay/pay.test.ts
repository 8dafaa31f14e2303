import { expect, test, vi } from 'vitest';

test('the first visit of the payment page sends the form of the provider by itself · ORDER-08', async () => {
  const submit = vi.fn();
  const form = (selector: string) => (selector === 'form[data-hand-over]' ? { submit } : null);
  vi.stubGlobal('document', { querySelector: form, getElementById: () => null });
  const visit = [{ type: 'navigate' }] as unknown as PerformanceEntryList;
  const read = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(visit);
  await import('./pay.ts');
  read.mockRestore();
  vi.unstubAllGlobals();
  expect(submit).toHaveBeenCalledTimes(1);
});
