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
