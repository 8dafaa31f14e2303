import { expect, test } from 'vitest';
import { setupDocument } from './setup-document.tsx';

const view = {
  typed: null,
  error: null,
  suggested: { email: 'ana@shop.example', shopName: 'Luka' },
  offersExamples: true,
  now: new Date('2026-03-01T08:00:00Z'),
};

test.each([
  ['ar', '<html lang="ar" dir="rtl">'],
  ['it', '<html lang="it">'],
])(
  'the setup in %s names its language and direction, also where the site lacks it',
  (header, start) => {
    const html = setupDocument(view, header, { headTags: [] });
    expect(html).toContain(start);
    expect(html).toContain('value="Luka"');
    expect(html).toContain('name="examples"');
  },
);

test('a shop with content of its own begins without examples', () => {
  const html = setupDocument({ ...view, offersExamples: false }, 'en', { headTags: [] });
  expect(html).not.toContain('name="examples"');
});
