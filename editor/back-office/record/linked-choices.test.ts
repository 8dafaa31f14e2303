import { expect, test } from 'vitest';
import { withLinkedChoices } from './linked-choices.ts';

const schema = {
  properties: {
    name: { type: 'string' },
    role: {
      sets: {
        field: 'rights',
        members: { owner: ['all'], editor: ['pages', 'texts'] },
        otherwise: 'own',
      },
    },
    rights: { type: 'array' },
  },
};

test('choosing a role ticks its rights, and only those', () => {
  const before = { role: 'owner', rights: ['all'] };
  expect(withLinkedChoices(schema, before, { ...before, role: 'editor' })).toEqual({
    role: 'editor',
    rights: ['pages', 'texts'],
  });
  expect(withLinkedChoices(schema, {}, { role: 'owner' })).toEqual({
    role: 'owner',
    rights: ['all'],
  });
  expect(withLinkedChoices(schema, before, { ...before, role: 'own' })).toEqual({
    role: 'own',
    rights: ['all'],
  });
});

test('ticking rights names the role that has exactly these, in any order', () => {
  const before = { role: 'owner', rights: ['all'] };
  expect(withLinkedChoices(schema, before, { ...before, rights: ['all', 'pages'] }).role).toBe(
    'own',
  );
  expect(withLinkedChoices(schema, before, { ...before, rights: ['texts', 'pages'] }).role).toBe(
    'editor',
  );
  expect(withLinkedChoices(schema, {}, { rights: ['pages'] }).role).toBe('own');
});

test('other fields change nothing else', () => {
  const before = { role: 'owner', rights: ['all'] };
  const after = { ...before, name: 'Ivo' };
  expect(withLinkedChoices(schema, before, after)).toEqual(after);
});
