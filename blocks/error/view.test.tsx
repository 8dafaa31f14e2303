import messages from 'virtual:messages/blocks/error';
import { expect, test } from 'vitest';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { languages, textsIn } from '#schemas/languages.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

/** Statuses of pages that may load when they are requested again. */
const passing = [400, 429, 500, 503];

const codes = {
  400: 'badRequest',
  404: 'notFound',
  429: 'tooManyRequests',
  500: 'internal',
  503: 'unavailable',
  418: 'internal',
} as const;

test.each(languages)(
  'an error shows its status, an explanation and links, in %s · LAYOUT-06 ROUTE-41',
  async (language) => {
    for (const [status, code] of Object.entries(codes)) {
      const page = { status: Number(status), path: '/kosarica' };
      const html = await renderBlock('error', { language, page });
      expect(html).toContain(`<strong>${status}</strong>`);
      expect(html).toContain(`>${coreMessages(language)[`errors.${code}`]}</h1>`);
      const again = passing.includes(page.status);
      expect(html.includes('href="/kosarica"'), status).toBe(again);
      expect(html).toContain(`href="${language === 'hr' ? '/' : `/${language}`}"`);
    }
  },
);

test.each(languages)(
  'a client error has its own text, not the one about bad weather, in %s · LAYOUT-06',
  async (language) => {
    const page = { status: 400, path: '/potvrdi-email?token=x', error: 'tokenInvalid' } as const;
    const html = await renderBlock('error', { language, page });
    expect(html).toContain(`>${coreMessages(language)['errors.tokenInvalid']}</h1>`);
    expect(html).toContain(textsIn(messages, language).mistake);
    expect(html).not.toContain(textsIn(messages, language).text);
    expect(html).not.toContain('potvrdi-email');
    const broken = { status: 500, path: '/', error: 'blockCrashed' } as const;
    const crash = await renderBlock('error', { language, page: broken });
    expect(crash).toContain(`>${coreMessages(language)['errors.internal']}</h1>`);
    expect(crash).toContain(textsIn(messages, language).text);
  },
);
