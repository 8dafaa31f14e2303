import { expect, test } from 'vitest';
import { splitAtEmailBreaks } from './email-breaks.ts';

test.each([
  ['ana.horvat@muzej.example.com', 'ana|.horvat|@muzej|.example|.com'],
  ['Write to ana@example.com. Thanks.', 'Write to ana|@example|.com. Thanks.'],
  ['ana@škola.hr, ivo@example.com', 'ana|@škola|.hr, ivo|@example|.com'],
  ['No address here: 1.5 kg.', 'No address here: 1.5 kg.'],
  ['', ''],
])('%s may wrap at the marks of its addresses only', (text, parts) => {
  expect(splitAtEmailBreaks(text).join('|')).toBe(parts);
});
