import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import current from './fixtures/current.json' with { type: 'json' };

/** Renders the comments of a post for a guest, where these people may write. */
function forGuest(writers: string, language: 'hr' | 'en' | 'de' = 'hr'): Promise<string> {
  const { list } = current.data;
  const data = { ...current.data, list: { ...list, rules: { ...list.rules, writers } } };
  return renderBlock('comments', { language, data, session: { user: null } });
}

test('a customer comments on a post and answers, without stars · REVIEW-04', async () => {
  const html = await renderBlock('comments');
  const forms = html.split('<form').filter((form) => form.includes('value="comment.create"'));
  const answered = forms.map((form) => /name="parentId"[^>]*value="(\d*)"/.exec(form)?.[1]);
  expect(answered.toSorted()).toEqual(['', `${current.data.list.records[0]?.id}`]);
  expect(html).not.toContain('name="rating"');
});

test.each([
  ['hr', 'Samo za registrirane korisnike!', '/prijava'],
  ['en', 'For registered users only!', '/en/login'],
  ['de', 'Nur für registrierte Benutzer!', '/de/login'],
] as const)(
  'in %s a guest reads who may comment on a post, and has no form · REVIEW-04 REVIEW-07 REVIEW-08',
  async (language, text, login) => {
    const html = await forGuest('RegisteredUsers', language);
    expect(html).toContain(text);
    expect(html).toContain(`href="${login}"`);
    expect(html).not.toContain('comment.create');
  },
);

test('where everyone may comment on posts, a guest has the form, where nobody may, no one has · REVIEW-04', async () => {
  expect(await forGuest('Everyone')).toContain('value="comment.create"');
  expect(await forGuest('Nobody')).not.toContain('comment.create');
});

test('one’s own comment on a post can be edited, without stars, that of others cannot · REVIEW-06', async () => {
  const { list } = current.data;
  const [first] = list.records;
  const answers = first?.answers.map((answer) => ({ ...answer, canEdit: true }));
  const formsOf = async (record: object) => {
    const data = { ...current.data, list: { ...list, records: [record] } };
    const html = await renderBlock('comments', { data });
    const forms = html.split('<form').filter((form) => form.includes('value="comment.update"'));
    expect(forms.join('')).not.toContain('name="rating"');
    return forms.map((form) => [
      /name="id"[^>]*value="(\d+)"/.exec(form)?.[1],
      /<textarea[^>]*>([^<]*)/.exec(form)?.[1],
    ]);
  };
  const own = [`${first?.id}`, first?.comment];
  expect(await formsOf({ ...first, canEdit: true })).toEqual([own]);
  expect(await formsOf({ ...first, answers })).toEqual([
    [`${answers?.[0]?.id}`, answers?.[0]?.comment],
  ]);
  expect(await formsOf(first ?? {})).toEqual([]);
});
