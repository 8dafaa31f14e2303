import { expect, test } from 'vitest';
import { formMarkup, readForm } from './read-form.ts';

const origins = ['https://pay.example', 'https://3ds.example:8443'];
const read = (html: string) => readForm(html, origins);
const refused = { ok: false, error: { code: 'paymentUnavailable' } };
const form = (action: string, inside = '') =>
  `<form action="${action}" method="post">${inside}</form>`;

test('extracts the fields of the only form, and nothing else of the page · PA1', () => {
  const html = `<!doctype html><html><head><base href="https://evil.example/">
    <meta http-equiv="refresh" content="0;url=https://evil.example"><script>steal()</script></head>
    <body onload="steal()"><input name="outside" value="x"><iframe src="javascript:steal()"></iframe>
    <FORM action="https://pay.example/go?a=1&amp;b=2" method=POST target="_top" onsubmit="steal()">
    <input type="hidden" name="id" value="7 &quot;&lt;b&gt;" onfocus="steal()">
    <input type=hidden name="id" value="8"><img src=x onerror=steal()>
    <input type="submit" name="go" formaction="https://evil.example/"><button>Go</button></FORM>
    <input name="after" value="x"></body></html>`;
  const result = read(html);
  expect(result).toEqual({
    ok: true,
    value: {
      action: 'https://pay.example/go?a=1&b=2',
      method: 'post',
      fields: [
        { name: 'id', value: '7 "<b>' },
        { name: 'id', value: '8' },
      ],
    },
  });
  expect(result.ok && formMarkup(result.value)).toBe(
    '<form action="https://pay.example/go?a=1&amp;b=2" method="post">' +
      '<input type="hidden" name="id" value="7 &quot;&lt;b&gt;"><input type="hidden" name="id" value="8"></form>',
  );
});

test.each([
  'https://evil.example/',
  'https://pay.example.evil.example/',
  'https://pay.example@evil.example/',
  'https://user:secret@pay.example/',
  'https://pay.example:444/',
  'http://pay.example/',
  'javascript:alert(1)//https://pay.example/',
  'data:text/html,https://pay.example/',
  '//pay.example/',
  '/pay',
  '',
  'https:pay.example',
  'https://pay.example\\@evil.example/',
  ' https://pay.example/',
])('does not send a form to "%s" · PA2', (action) => {
  expect(read(form(action))).toEqual(refused);
});

test('accepts the allowed origins · PA2', () => {
  for (const action of ['https://pay.example/x', 'https://3ds.example:8443/']) {
    expect(read(form(action))).toMatchObject({ ok: true, value: { action } });
  }
});

test.each([
  ['no form', '<p>Sorry</p>'],
  ['two forms', form('https://pay.example/') + form('https://pay.example/')],
  ['a form in a comment', `<!-- ${form('https://pay.example/')} -->`],
  ['a form in a script', `<script>${form('https://pay.example/')}</script>`],
  ['another method', '<form action="https://pay.example/" method="dialog"></form>'],
  ['a hundred fields and one', form('https://pay.example/', '<input name="a">'.repeat(101))],
  ['a long value', form('https://pay.example/', `<input name="a" value="${'x'.repeat(20_001)}">`)],
  ['a long page', `${form('https://pay.example/')}${' '.repeat(100_000)}`],
])('refuses %s · PA1', (_, html) => {
  expect(read(html)).toEqual(refused);
});
