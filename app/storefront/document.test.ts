import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { pageDocument } from './document.ts';
import { safeJson } from './escape.ts';

const assets = { headTags: () => [] };
const offline = { offline: '', error: '' };

describe('pageDocument', () => {
  it('does not let data end the script element · CM6', () => {
    const evil = '</script><script>alert(1)</script><!--\u2028';
    expect(safeJson({ evil })).not.toMatch(/<|\u2028/);
    const page = pageOf([]);
    const jsonLd = [{ name: evil }];
    const head = { ...page.head, jsonLd, title: `"><img src=x onerror=alert(1)>${evil}` };
    const html = pageDocument('', { ...page, head, path: `/?q=${evil}` }, assets, offline);
    const scripts = [...html.matchAll(/<script type="application[^>]*>(.*?)<\/script>/gs)];
    expect(scripts).toHaveLength(2);
    for (const [, data] of scripts)
      expect(data).toMatch(/^[^<\u2028]*\\u003c\/script>[^<\u2028]*$/);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>alert');
  });

  it('links the page in other languages, with Croatian as the default · CONST-59 I18N-02', () => {
    const html = pageDocument('', pageOf([]), assets, offline);
    expect(html).toContain('<link rel="canonical" href="http://localhost/">');
    expect(html).toContain('hreflang="de" href="http://localhost/de"');
    expect(html).toContain('hreflang="x-default" href="http://localhost/"');
    const sorted = pageDocument('', { ...pageOf([]), path: '/?sort=cheapest' }, assets, offline);
    expect(sorted).toContain('<link rel="canonical" href="http://localhost/">');
    expect(sorted).not.toContain('hreflang');
  });

  it('names the drawn picture of a link with its size and what it shows', () => {
    const page = pageOf([]);
    const head = { ...page.head, image: '/media/a/960.webp', card: { title: 'Karta' } };
    const html = pageDocument('', { ...page, head }, assets, offline, {}, '/share/a.jpg?card=b');
    expect(html).toContain(
      '<meta property="og:image" content="http://localhost/share/a.jpg?card=b">',
    );
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:alt" content="Karta">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('keeps broken and private pages out of search engines', () => {
    const page = pageOf([]);
    const hidden = { ...page, head: { ...page.head, noindex: true } };
    const html = pageDocument('', hidden, assets, offline);
    expect(html).toContain('content="noindex,follow"');
    expect(html).not.toContain('rel="canonical"');
  });
});
