import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import { load } from './data.ts';

/** The form that a visitor sees at this address. */
async function formAt(query: string, language: 'hr' | 'en' | 'de'): Promise<string> {
  const url = new URL(`https://shop.test/lozinka${query}`);
  const loaded = await load({ url, site: {} } as unknown as LoadContext, { title: '' });
  const data = loaded.ok ? loaded.value : null;
  const html = await renderBlock('forgot-password-form', { language, data });
  return /<form.*<\/form>/s.exec(html)?.[0] ?? '';
}

test.each(['hr', 'en', 'de'] as const)(
  'in %s a visitor requests a link by email, and with the link sets a new password twice · PWD-08',
  async (language) => {
    const request = await formAt('', language);
    expect(request).toContain('value="password.forgot"');
    expect(request).toMatch(/<input(?=[^>]*name="email")(?=[^>]*type="email")/);
    expect(request).not.toContain('name="password"');
    const setting = await formAt('?token=abc', language);
    expect(setting).toContain('value="password.set"');
    expect(setting).toMatch(/<input(?=[^>]*name="token")(?=[^>]*value="abc")/);
    for (const name of ['password', 'confirmedPassword']) {
      expect(setting).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*type="password")`));
    }
  },
);
