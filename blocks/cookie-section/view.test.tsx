import { expect, test } from 'vitest';
import { pageTexts } from '#app/texts/page-texts.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

test.each([
  ['hr', 'Prihvaćam sve', 'Samo nužni'],
  ['en', 'Accept all', 'Necessary only'],
  ['de', 'Alle akzeptieren', 'Nur notwendige'],
] as const)(
  'in %s the notice asks new visitors, who accept all without scripts too · NAV-19',
  async (language, all, necessary) => {
    const session = { cookieChoice: 'none' } as const;
    const options = { title: '', text: '', privacyTarget: 'page:privatnost' };
    const html = await renderBlock('cookie-section', { language, options, session });
    const texts = pageTexts(language);
    for (const part of ['title', 'text', 'privacy']) {
      expect(html).toContain(texts[`cookie-section.${part}`]);
    }
    expect(html).toContain(`href="${language === 'hr' ? '' : `/${language}`}/privatnost"`);
    const [form = ''] = /<form.*<\/form>/s.exec(html) ?? [];
    expect(form).toMatch(/<form[^>]*method="post"/);
    expect(form).toMatch(/<input(?=[^>]*name="_command")(?=[^>]*value="cookies\.choose")/);
    const buttons = [...form.matchAll(/<button(.*?)<\/button>/gs)].map(([, each = '']) => [
      /value="(\w+)"/.exec(each)?.[1],
      each.includes('name="choice"') && each.includes('type="submit"'),
      each.replace(/^[^>]*>/, '').replace(/<[^>]+>/g, ''),
    ]);
    expect(buttons).toEqual([
      ['necessary', true, necessary],
      ['all', true, all],
    ]);
    const chosen = { cookieChoice: 'necessary' } as const;
    expect(await renderBlock('cookie-section', { language, options, session: chosen })).toBe('');
  },
);
