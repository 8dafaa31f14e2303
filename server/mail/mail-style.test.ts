import { expect, test } from 'vitest';
import { presets } from '#schemas/theme/presets/presets.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import type { Letter } from './letter.ts';
import { logoFiles } from './logo.ts';
import { mailStyle } from './mail-style.ts';
import { withPictures } from './preview-pictures.ts';
import { renderHtml } from './render-html.ts';
import { senderOf } from './sender.ts';

const letter: Letter = {
  language: 'en',
  subject: 'Your order',
  preview: '',
  title: 'Thank you',
  parts: [
    { kind: 'text', text: 'We have your order.' },
    { kind: 'button', label: 'To the order', href: 'https://shop.example' },
    { kind: 'facts', rows: [['Number', '7']] },
  ],
};

function themed(name: keyof typeof presets): string {
  const read = readTheme(presets[name]);
  const style = mailStyle('theme' in read ? read.theme : null);
  return renderHtml(letter, senderOf({ name: 'Shop' }, 'https://shop.example', style));
}

test.each(['modern', 'technical', 'editorial'] as const)(
  'a mail has the light colours and fonts of the theme %s as values',
  (name) => {
    const html = themed(name);
    const read = readTheme(presets[name]);
    const light = 'theme' in read ? read.theme.values.light : {};
    for (const path of ['color.ground', 'color.accent', 'color.on-accent', 'font.display']) {
      expect(html).toContain(light[path]);
    }
    expect(html).not.toMatch(/var\(|light-dark|undefined/);
  },
);

test('a mail holds the logo itself, beside the name of the shop', () => {
  const logo = Buffer.from('a picture');
  const html = renderHtml(
    letter,
    senderOf({ name: 'Shop' }, 'https://shop.example', mailStyle(), logo),
  );
  expect(html).toMatch(/<img src="cid:[^"]+" alt="" width="48" height="48"[^>]*> Shop<\/a>/);
  expect(withPictures(html, logoFiles(logo))).toContain(
    `src="data:image/png;base64,${logo.toString('base64')}"`,
  );
  expect(html).not.toMatch(/src="http/);
  expect(themed('modern')).not.toContain('<img');
});

test('email addresses in a mail wrap at their marks, and a narrow table never grows by a long word', () => {
  const parts = [{ kind: 'facts', rows: [['Email', 'ana.horvat@example.com']] }] as const;
  const sender = senderOf({ name: 'Shop', email: 'shop@example.com' }, 'https://shop.example');
  const html = renderHtml({ ...letter, parts }, sender);
  expect(html).toContain('overflow-wrap:anywhere">ana<wbr>.horvat<wbr>@example<wbr>.com</td>');
  expect(html).toContain('shop<wbr>@example<wbr>.com');
});
