import { expect, test } from 'vitest';
import { presetInput } from './preset-input.ts';

const preset = {
  language: 'it',
  options: { title: 'Domande', items: [{ id: 'a', label: 'Quando?' }] },
  translations: {
    en: { title: 'Questions', 'items/a/label': 'When?' },
    de: { title: 'Fragen' },
    ar: { title: 'أسئلة' },
  },
  parts: {
    content: [
      {
        id: 'p',
        handler: 'banner',
        options: { text: 'Sì' },
        translations: { en: { text: 'Yes' } },
      },
    ],
  },
};

test('an example in a language that is not the default is in English, with the other languages of the site', () => {
  const { options, translations, parts } = presetInput('accordion', preset);
  expect(options).toEqual({ title: 'Questions', items: [{ id: 'a', label: 'When?' }] });
  expect(translations).toEqual({ en: preset.translations.en, de: preset.translations.de });
  expect(parts?.['content']?.[0]?.options).toEqual({ text: 'Yes' });
});

test('an example in the default language stays as it is written', () => {
  const { language: _, ...written } = preset;
  expect(presetInput('accordion', written).options).toEqual(preset.options);
});
