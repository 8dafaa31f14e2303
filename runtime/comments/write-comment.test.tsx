import { expect, test } from 'vitest';
import review from '#blocks/product-reviews/fixtures/empty.json' with { type: 'json' };
import type { SessionState } from '#runtime/store/session.ts';
import { guest } from '#tests/support/page.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

const { data } = review;
const rules = { ...data.list.rules, writers: 'RegisteredUsers' };
const closed = { ...data, list: { ...data.list, rules } };
const member = { user: { id: 7, isBackofficeUser: false } } as unknown as Partial<SessionState>;

test.each([
  ['hr', 'Samo za registrirane korisnike!', '/prijava'],
  ['en', 'For registered users only!', '/en/login'],
  ['de', 'Nur für registrierte Benutzer!', '/de/login'],
] as const)(
  'in %s guests read that reviews and comments are for registered users, with a link to log in · PERM-13 REVIEW-08',
  async (language, text, login) => {
    const place = { target: 'post', targetId: 1 };
    for (const [block, shown] of [
      ['product-reviews', closed],
      ['comments', { ...closed, place }],
    ] as const) {
      const seen = await renderBlock(block, { language, data: shown, session: guest });
      expect(seen, block).toMatch(new RegExp(`${text} <a href="${login}">`));
      expect(seen, block).not.toContain('value="comment.create"');
      const own = await renderBlock(block, { language, data: shown, session: member });
      expect(own, block).toContain('value="comment.create"');
      expect(own, block).not.toContain(text);
    }
  },
);
