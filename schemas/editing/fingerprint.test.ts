import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('the order of keys, which the database changes, does not affect the fingerprint · EDIT-15', () => {
  const typed = { type: 'doc', content: [{ type: 'text', marks: [{ type: 'bold' }], text: 'a' }] };
  const stored = { type: 'doc', content: [{ text: 'a', type: 'text', marks: [{ type: 'bold' }] }] };
  expect(fingerprint(typed)).toBe(fingerprint(stored));
  expect(fingerprint(stored)).not.toBe(fingerprint({ ...stored, type: 'other' }));
});
