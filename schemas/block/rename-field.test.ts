import { expect, test } from 'vitest';
import { renameField } from './rename-field.ts';

test.each([
  ['heading', 'title', { heading: 'Bura', lead: 'x' }, { title: 'Bura', lead: 'x' }],
  ['button/label', 'text', { button: { label: 'Kupi' } }, { button: { text: 'Kupi' } }],
  [
    'items/label',
    'text',
    { items: [{ id: 'a', label: 'jedan' }, { id: 'b' }] },
    { items: [{ id: 'a', text: 'jedan' }, { id: 'b' }] },
  ],
  ['heading', 'title', { lead: 'x' }, { lead: 'x' }],
  ['button/label', 'text', { button: 'Kupi' }, { button: 'Kupi' }],
  ['toString', 'title', { lead: 'x' }, { lead: 'x' }],
])('the field %s is renamed to %s', (path, name, stored, now) => {
  expect(renameField(path, name)(stored)).toEqual(now);
});
