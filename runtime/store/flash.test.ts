import { describe, expect, it } from 'vitest';
import { createCookieJar } from '../commands/cookie-jar.ts';
import { saveNotices, takeNotices } from './flash.ts';

const notice = { id: '1', kind: 'success', text: 'Dodano u košaricu.', duration: 3000 } as const;

describe('notices between two pages', () => {
  it('shows stored notices once', () => {
    const first = createCookieJar({});
    saveNotices(first, [notice]);
    const sent = Object.fromEntries(first.changes.map(({ name, value }) => [name, value]));
    const next = createCookieJar(sent);
    expect(takeNotices(next)).toEqual([{ ...notice, id: 'kept-0' }]);
    expect(takeNotices(next)).toEqual([]);
  });

  it.each(['rubbish', '{}', '[{"kind":"evil","text":"x","duration":1}]', '[null]'])(
    'ignores the cookie %s',
    (value) => {
      expect(takeNotices(createCookieJar({ notices: value }))).toEqual([]);
    },
  );
});
