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
  ])('cleans %s', (html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });

  it('links to other sites get no reference to this window', () => {
    expect(cleanHtml('<a href="https://museum.example" target="_blank">a</a>')).toBe(
      '<a href="https://museum.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });
});
