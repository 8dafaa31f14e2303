import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import fixture from './fixtures/current.json' with { type: 'json' };

test('the section has a title and a link to each product; without products it is not shown · CART-17', async () => {
  const { products } = fixture.data;
  const html = await renderBlock('cross-sell', { language: 'en' });
  expect(html).toMatch(/<h2[^>]*>[^<]+<\/h2>/);
  for (const { slug } of products) expect(html).toContain(`href="/en/product/${slug}"`);
  expect(html.match(/<li/g)).toHaveLength(products.length);
  expect(await renderBlock('cross-sell', { data: { products: [] } })).toBe('');
});
