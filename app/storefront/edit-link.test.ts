import { expect, test } from 'vitest';
import type { SessionState } from '#runtime/store/session.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { pageDocument } from './document.ts';
import { editLink } from './edit-link.ts';

const person = (mayEdit: boolean) => ({ ...guest, user: { mayEdit } }) as unknown as SessionState;

function htmlFor(session: SessionState, isOffered = true): string {
  const page = pageOf([], { session });
  return pageDocument(
    '',
    page,
    { headTags: () => [] },
    { offline: '', error: '' },
    { behind: editLink(page, isOffered) },
  );
}

test('offers edit mode to staff · PERM-14', () => {
  const html = htmlFor(person(true));
  expect(html).toContain(
    '<a class="edit-link" data-reload href="?editPage=true">Uredi stranicu</a>',
  );
  const german = pageOf([], { language: 'de', session: person(true) });
  expect(editLink(german, true)).toContain('Seite bearbeiten');
});

test('is not sent to visitors and customers · EDIT-18', () => {
  for (const session of [guest, person(false)]) {
    const html = htmlFor(session);
    expect(html).not.toMatch(/edit-link|editPage|Uredi/);
    expect(html).not.toContain('<style>');
  }
});

test('is missing if the site has no edit mode · EDIT-02', () => {
  expect(htmlFor(person(true), false)).not.toContain('editPage');
});
