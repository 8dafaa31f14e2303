import { expect, test } from 'vitest';
import { defineModel } from '#schemas/block/model.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { pageOf } from '#tests/support/page.ts';
import type { ServerBlock } from '../block/types.ts';
import { createCatalog, messagesFor } from './messages.ts';
import type { PageNode } from './payload.ts';

const model = defineModel({
  type: 'plain',
  category: 'content',
  icon: 'x',
  hydrate: 'load',
  schema: { type: 'object', additionalProperties: false, properties: {} },
});

const block = (type: string, lateMessages: boolean): ServerBlock => ({
  model: { ...model, type, lateMessages },
  View: () => null,
  messages: { [defaultLanguage]: { title: type } },
});

const catalog = createCatalog({ plain: block('plain', false), late: block('late', true) });
const node = (type: string): PageNode => ({
  id: type,
  type,
  hydrate: 'load',
  meta: {},
  options: {},
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
});

test('a page holds the texts of its hydrated blocks, but none that their code fetches itself', () => {
  const { content } = pageOf([node('plain'), node('late')]);
  const sent = messagesFor(content, defaultLanguage, catalog);
  expect(sent['plain.title']).toBe('plain');
  expect(sent).not.toHaveProperty('late.title');
  expect(catalog.translate(defaultLanguage)('late.title')).toBe('late');
});
