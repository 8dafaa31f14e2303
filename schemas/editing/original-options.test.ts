import { expect, test } from 'vitest';
import type { JsonObject } from '../document/element.ts';
import { originalOptions } from './original-options.ts';

const text = { type: 'string', translatable: true };
const schema: JsonObject = {
  properties: {
    title: text,
    lead: { ...text, default: 'Uvod' },
    tone: { type: 'string' },
    items: { items: { properties: { id: { type: 'string' }, label: text } } },
  },
};
const block = { model: { schema }, validate: () => true };
/** A block whose list texts must not be empty. */
const strict = {
  model: { schema },
  validate: (options: unknown) => !JSON.stringify(options).includes('"label":""'),
};
const before: JsonObject = { title: 'Bura', tone: 'sea', items: [{ id: 'x', label: 'Prvi' }] };

test('the original keeps its text while another language changes the other values', () => {
  const typed = { title: 'Bora', tone: 'ink', items: [{ id: 'x', label: 'First' }] };
  expect(originalOptions(before, block, typed)).toEqual({
    options: { title: 'Bura', tone: 'ink', items: [{ id: 'x', label: 'Prvi' }] },
    standIns: {},
  });
});

test('an added text is empty in the original, or has its default', () => {
  const items = [
    { id: 'x', label: 'First' },
    { id: 'y', label: 'Second' },
  ];
  const typed = { title: 'Bora', lead: 'Intro', tone: 'sea', items };
  expect(originalOptions(before, block, typed)).toEqual({
    options: {
      title: 'Bura',
      lead: 'Uvod',
      tone: 'sea',
      items: [
        { id: 'x', label: 'Prvi' },
        { id: 'y', label: '' },
      ],
    },
    standIns: {},
  });
});

test('where empty is not allowed, the text of the other language is substituted and reported', () => {
  const items = [
    { id: 'y', label: 'Second' },
    { id: 'z', label: '' },
  ];
  expect(originalOptions(before, strict, { title: 'Bora', tone: 'sea', items })).toEqual({
    options: { title: 'Bura', tone: 'sea', items },
    standIns: { 'items/y/label': 'Second' },
  });
});

test('validating a block does not change the returned options', () => {
  const filling = {
    ...block,
    validate: (options: unknown) => Object.assign(options as object, { tone: 'filled' }) !== null,
  };
  const typed = { title: 'Bora', lead: 'Intro', tone: 'sea', items: [] };
  expect(originalOptions(before, filling, typed).options).toMatchObject({ tone: 'sea' });
});

test('a text that was removed only in the other language stays in the original', () => {
  expect(originalOptions(before, block, { tone: 'sea' }).options).toEqual({
    title: 'Bura',
    tone: 'sea',
  });
});
