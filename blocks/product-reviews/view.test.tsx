import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import current from './fixtures/current.json' with { type: 'json' };
import empty from './fixtures/empty.json' with { type: 'json' };

test('a review has five stars to choose from · REVIEW-03 CONST-62', async () => {
  const html = await renderBlock('product-reviews', { data: empty.data });
  expect(html.match(/type="radio"/g)).toHaveLength(5);
  expect(html).toContain('3 zvjezdice od 5');
  const { list } = empty.data;
  const rules = { ...list.rules, stars: 3 };
  const data = { ...empty.data, list: { ...list, rules } };
  const fewer = await renderBlock('product-reviews', { data });
  expect(fewer.match(/type="radio"/g)).toHaveLength(3);
});

test('the average is written as in the language of the page', async () => {
  expect(await renderBlock('product-reviews')).toContain('>4,2<');
  expect(await renderBlock('product-reviews', { language: 'en' })).toContain('>4.2<');
});

test('markup in a review is text', async () => {
  const [first] = current.data.list.records;
  const records = [{ ...first, title: '<b>x</b>', comment: '<script>alert(1)</script>' }];
  const html = await renderBlock('product-reviews', {
    data: { ...current.data, list: { ...current.data.list, records } },
  });
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<b>x|<script>/);
});

test('a refused review is shown open again, with what was typed', async () => {
  const submission = {
    command: 'comment.create',
    values: { parentId: '', rating: '4', comment: 'Dobro.' },
    errors: { title: 'Predugo.' },
  };
  const html = await renderBlock('product-reviews', { data: empty.data, submission });
  expect(html).toMatch(/<details[^>]*open=""[^>]*><summary[^>]*><span>Napišite recenziju/);
  expect(html).toMatch(/<input[^>]*value="4"[^>]*checked|checked=""[^>]*value="4"/);
  expect(html).toContain('Dobro.</textarea>');
});

test('photos of a review have a text, of their author or made', async () => {
  const html = await renderBlock('product-reviews', { language: 'en' });
  const [first] = current.data.list.records;
  expect(html).toContain(`aria-label="Photos from ${first?.author}"`);
  expect(html).toContain('alt="Karta u okviru iznad stola"');
  expect(html).toContain(`alt="Photo 2 from ${first?.author}"`);
  expect(html).toMatch(/<img[^>]*loading="lazy"/);
});

test('the form of a review takes photos, also without scripts', async () => {
  const html = await renderBlock('product-reviews', { data: empty.data });
  expect(html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
  expect(html).toMatch(/<input[^>]*type="file"[^>]*name="photos"|name="photos"[^>]*type="file"/);
});

const ana = { id: 1, email: 'ana@example.com', firstName: 'Ana', lastName: 'Anić' };

/** Renders the reviews with some rules changed, for a customer or a guest. */
function withRules(changed: object, user: object | null = ana): Promise<string> {
  const { list } = empty.data;
  const data = { ...empty.data, list: { ...list, rules: { ...list.rules, ...changed } } };
  return renderBlock('product-reviews', { data, session: { user } as never });
}

test('stars and text are marked as required where the site asks for them · REVIEW-01 REVIEW-02', async () => {
  const stars = /<input(?=[^>]*name="rating")(?=[^>]*required)/;
  const text = /<textarea(?=[^>]*name="comment")(?=[^>]*required)/;
  const both = await withRules({ needsRating: true, needsComment: true });
  expect([stars.test(both), text.test(both)]).toEqual([true, true]);
  const none = await withRules({ needsRating: false, needsComment: false });
  expect([stars.test(none), text.test(none)]).toEqual([false, false]);
});

test('stars and text are required in the form that changes a review, too, with as many stars · REVIEW-01 REVIEW-02 REVIEW-03', async () => {
  const [own] = current.data.list.records;
  for (const isNeeded of [true, false]) {
    const rules = { ...current.data.list.rules, needsRating: isNeeded, needsComment: isNeeded };
    const list = { ...current.data.list, rules: { ...rules, stars: 7 } };
    const records = [{ ...own, canEdit: true }];
    const html = await renderBlock('product-reviews', {
      data: { ...current.data, list: { ...list, records } },
    });
    const [form = ''] =
      /<form(?:(?!<\/form>).)*value="comment\.update".*?<\/form>/s.exec(html) ?? [];
    expect(form.match(/type="radio"/g)).toHaveLength(7);
    expect(html.replace(form, '')).toContain(`${own?.rating} zvjezdica od 7`);
    expect(/<input(?=[^>]*name="rating")(?=[^>]*required)/.test(form)).toBe(isNeeded);
    expect(/<textarea(?=[^>]*name="comment")(?=[^>]*required)/.test(form)).toBe(isNeeded);
  }
});

test.each([
  ['RegisteredUsers', false],
  ['Everyone', true],
] as const)(
  'where %s may write, a guest sees the form: %s; else the reason and the way to login · REVIEW-07 REVIEW-08',
  async (writers, isOpen) => {
    const html = await withRules({ writers }, null);
    expect(html.includes('value="comment.create"')).toBe(isOpen);
    expect(html.includes('Samo za registrirane korisnike!')).toBe(!isOpen);
    expect(html.includes('href="/prijava"')).toBe(!isOpen);
    expect(await withRules({ writers })).toContain('value="comment.create"');
  },
);

test('only one’s own review can be edited here, with what it says · REVIEW-06', async () => {
  const [own, other] = current.data.list.records;
  const records = [{ ...own, canEdit: true }, other];
  const html = await renderBlock('product-reviews', {
    data: { ...current.data, list: { ...current.data.list, records } },
  });
  const forms = html.split('<form').filter((form) => form.includes('value="comment.update"'));
  expect(forms).toHaveLength(1);
  expect(forms[0]).toMatch(new RegExp(`name="id"[^>]*value="${own?.id}"`));
  expect(forms[0]).toContain(`${own?.comment}</textarea>`);
  expect(forms[0]).toMatch(new RegExp(`<input(?=[^>]*value="${own?.rating}")(?=[^>]*checked)`));
});

test('a product without reviews says so before it says who may write one', async () => {
  const html = await withRules({ writers: 'RegisteredUsers' }, null);
  const none = html.indexOf('Još nema recenzija');
  expect(none).toBeGreaterThan(0);
  expect(html.indexOf('Samo za registrirane')).toBeGreaterThan(none);
});
