import { expect, test } from 'vitest';
import { editNode } from '../../testing/samples.ts';
import { withKnownParts } from './equal.ts';

test('equal parts become the same object', () => {
  const known = editNode({
    id: 'a',
    options: { text: { type: 'doc', n: 1 }, items: [{ id: 'x', t: 1 }] },
  });
  const sent = editNode({
    id: 'a',
    options: {
      items: [
        { id: 'y', t: 2 },
        { t: 1, id: 'x' },
      ],
      text: { n: 1, type: 'doc' },
    },
  });
  const shared = withKnownParts(known, sent);
  expect(shared.options.text).toBe(known.options.text);
  expect((shared.options.items as unknown[])[1]).toBe((known.options.items as unknown[])[0]);
  expect(withKnownParts(known, structuredClone(known))).toBe(known);
});
