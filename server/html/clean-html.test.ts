import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('cleanHtml', () => {
  it('keeps markup that staff may use · CONSENT-04', () => {
    const html =
      '<h2>Naslov</h2><p>Tekst s <strong>važnim</strong> i <a href="/privatnost">vezom</a>.</p>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="//evil%2Ecom">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['<a href="/%2Fevil.example">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<iframe src="https://evil.example"></iframe>a', 'a'],
    ['<svg><a href="javascript:x">a</a></svg>', '<a>a</a>'],
    ['<form action="/x"><input name="a">a</form>', 'a'],
    ['<img src="https://track.example/1.png">', '<br />'],
    ['<base href="https://evil.example">a', 'a'],
    ['<meta http-equiv="refresh" content="0">a', 'a'],
  ])('cleans %s · CONSENT-04 ENT-43', (html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<IMG SRC=`javascript:alert(1)`>',
    '<svg/onload=alert(1)>',
    '<math><mtext></p><style><img src onerror=alert(1)></style></mtext></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<a href="java\tscript:alert(1)">a</a>',
    '<a href="java\nscript:alert(1)">a</a>',
    '<a href="\u0001javascript:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a href="java&Tab;script:alert(1)">a</a>',
    '<a href="vbscript:alert(1)">a</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<p><<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<input onfocus=alert(1) autofocus><details ontoggle=alert(1) open>a</details>',
    '<p style="background:url(javascript:alert(1))">a</p>',
    '<template><script>alert(1)</script></template>',
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  ])('leaves nothing that runs in %j · CM1 CM3 CONSENT-04 ENT-43', (html) => {
    const kept = cleanHtml(html).match(/<[^>]*>/g) ?? [];
    expect(kept.join('')).not.toMatch(
      /<(script|svg|math|style|object|embed|input|template|xmp|noscript|!)|\son|script:|data:/i,
    );
  });

  it('links to other sites get no reference to this window', () => {
    expect(cleanHtml('<a href="https://museum.example" target="_blank">a</a>')).toBe(
      '<a href="https://museum.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });
});
