import { expect, test } from 'vitest';
import { pageDocument, startEditing } from '#tests/support/editing.ts';
import type { EditorPorts } from '../../canvas/editor-context.ts';
import { languageHref } from './language-href.ts';

test('a page can be edited in languages in which it is not yet public · I18N-04', () => {
  const slugs = { hr: 'vjetrovi', de: 'winde' };
  const editing = startEditing({ documents: [{ ...pageDocument, slugs, languages: ['hr'] }] });
  const hrefs = (content: string, alternates: object) => {
    const payload = { content, page: { head: { alternates } } } as EditorPorts['payload'];
    return (['en', 'de'] as const).map((each) => languageHref({ editing, payload }, each));
  };
  expect(hrefs('page:1', { hr: '/vjetrovi' })).toEqual([
    '/en/vjetrovi?editPage=true',
    '/de/winde?editPage=true',
  ]);
  expect(hrefs('page:1', { en: '/en/winds' })[0]).toBe('/en/winds?editPage=true');
  expect(hrefs('template:product', {})).toEqual([null, null]);
});
