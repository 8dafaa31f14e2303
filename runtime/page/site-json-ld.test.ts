import { expect, test } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { siteJsonLd } from './site-json-ld.ts';

test('the home page describes the organization, and the site with its search in that language', () => {
  const [organization, website] = siteJsonLd(pageOf([]).site, 'de');
  expect(organization).toMatchObject({ '@type': 'Organization', url: 'http://localhost/de' });
  expect(website).toMatchObject({
    '@type': 'WebSite',
    publisher: { '@id': organization?.['@id'] },
    potentialAction: {
      target: { urlTemplate: 'http://localhost/de/suche?q={search_term_string}' },
    },
  });
});
