import { expect, test } from 'vitest';
import type { PagePayload } from '#runtime/page/payload.ts';
import { welcomeBar } from './welcome-bar.ts';

/** A home page with these elements for this visitor. */
function page(ids: readonly string[], mayEdit: boolean, language = 'en'): PagePayload {
  const content = ids.map((id) => ({ id }));
  return { language, content, session: { user: { mayEdit } } } as unknown as PagePayload;
}

test('staff are invited to build an empty home page', () => {
  expect(welcomeBar(page(['home-opening'], true), true)).toContain('Build your first page');
  expect(welcomeBar(page(['home-opening'], true, 'de'), true)).toContain('Erste Seite bauen');
});

test.each([
  ['a customer', page(['home-opening'], false), true],
  ['a page that is being built', page(['home-opening', 'hero'], true), true],
  ['a shop without edit mode', page(['home-opening'], true), false],
])('%s sees no invitation', (_case, shown, isOffered) => {
  expect(welcomeBar(shown, isOffered)).toBe('');
});
