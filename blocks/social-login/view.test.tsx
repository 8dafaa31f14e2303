import { expect, test } from 'vitest';
import { screenHref } from '#runtime/routes/href.ts';
import { fixturesOf } from '#tests/support/blocks.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

const providers = [
  { key: 'google', label: 'Google' },
  { key: 'luka', label: 'Luka' },
];
test.each(['login-form', 'register-form', 'social-login'])(
  'the block %s links to the login at each provider, in each language · AUTH-02 AUTH-09 AUTH-01',
  async (type) => {
    const example = fixturesOf(type).find(({ name }) => name === 'current');
    const data = { ...(example?.data as object), providers };
    for (const language of ['hr', 'en', 'de'] as const) {
      const html = await renderBlock(type, { language, data });
      const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].filter(
        ([, href]) => href?.includes('?provider='),
      );
      expect(links.map(([, href]) => href)).toEqual(
        providers.map(({ key }) => `${screenHref(language, 'social-login')}?provider=${key}`),
      );
      for (const [at, { label }] of providers.entries()) expect(links[at]?.[2]).toContain(label);
    }
  },
);
