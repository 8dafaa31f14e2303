import { describe, expect, it } from 'vitest';
import { longData, longOptions, longText, longTranslate } from './long-text.ts';

describe('longText', () => {
  it('repeats a text, the second time in compounds', () => {
    expect(longText('Zur Kasse gehen')).toBe('Zur Kasse gehen Zurkassegehen');
  });

  it('starts another compound where the word would get too long', () => {
    const texts = longText('Pomorska karta zadarskog arhipelaga').split(' ').slice(4);
    expect(texts).toEqual(['Pomorskakartazadarskog', 'arhipelaga']);
  });

  it('keeps numbers and punctuation separate', () => {
    expect(longText('od 3,20 €')).toBe('od 3,20 € od 3,20 €');
  });

  it('ends at the maximum length of the schema', () => {
    expect(longText('Muzej mora', 14)).toBe('Muzej mora Muz');
  });

  it('leaves an empty text empty', () => {
    expect(longText('')).toBe('');
  });
});

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', translatable: true, maxLength: 9 },
    target: { type: 'string', widget: 'link' },
    text: { type: 'object', widget: 'rich-text', translatable: true },
    items: {
      type: 'array',
      items: { type: 'object', properties: { label: { type: 'string', translatable: true } } },
    },
  },
};

describe('longOptions', () => {
  it('lengthens translatable texts, and nothing else', () => {
    const options = {
      title: 'Karta',
      target: 'screen:shop',
      items: [{ id: 'a', label: 'Uđite' }],
    };
    expect(longOptions(schema, options)).toEqual({
      title: 'Karta Kar',
      target: 'screen:shop',
      items: [{ id: 'a', label: 'Uđite Uđite' }],
    });
  });

  it('lengthens rich text and keeps its formatting', () => {
    const text = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Bura', marks: [{ type: 'bold' }] }] },
      ],
    };
    expect(longOptions(schema, { text }).text).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Bura Bura', marks: [{ type: 'bold' }] }],
        },
      ],
    });
  });
});

describe('longData', () => {
  it('lengthens names, not slugs, addresses or numbers', () => {
    const data = { products: [{ name: 'Šalica', slug: 'salica', price: 1450 }], title: '/media/x' };
    expect(longData(data)).toEqual({
      products: [{ name: 'Šalica Šalica', slug: 'salica', price: 1450 }],
      title: '/media/x',
    });
  });
});

describe('longTranslate', () => {
  it('lengthens the texts of a block', () => {
    const t = longTranslate((key, params) => `${key} ${params?.count}`);
    expect(t('komada', { count: 2 })).toBe('komada 2 komada 2');
  });
});
