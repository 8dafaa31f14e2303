import { expect, test } from 'vitest';
import { languages } from '#schemas/languages.ts';
import { mailKinds, subjectOfKind } from './mail-subjects.ts';

test.each(languages)('each kind of mail has a subject of its own texts, in %s', (language) => {
  const without = mailKinds.filter((kind) => subjectOfKind(kind, language) === null);
  // A sample has the subject of the mail that it shows.
  expect(without).toEqual(['mail.sample']);
});
