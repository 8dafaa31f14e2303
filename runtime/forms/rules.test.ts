import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { type Language, languages } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import {
  checkFields,
  differsFrom,
  email,
  lettersOnly,
  maxLength,
  minLength,
  repeats,
  required,
} from './rules.ts';

const codeOf = (error: { code: string } | null) => error?.code ?? null;

describe('form rules', () => {
  it('requires more than blanks · FORM-02', () => {
    expect(codeOf(required('  ', {}))).toBe('required');
    expect(required('a', {})).toBeNull();
  });

  /** An address with so many characters. */
  const longAddress = (length: number) => `${'a'.repeat(length - 8)}@more.hr`;

  it.each(['ana@more.hr', 'ana.k+1@sub.more.hr', longAddress(254)])(
    'accepts the address %s · FORM-03',
    (value) => {
      expect(email(value, {})).toBeNull();
    },
  );

  it.each(['ana', 'ana@', '@more.hr', 'a b@more.hr', 'ana@more', longAddress(255)])(
    'rejects the address %s · FORM-03',
    (value) => {
      expect(codeOf(email(value, {}))).toBe('email');
    },
  );

  it.each(['Žarko Đurđević', "O'Neil", 'O’Neil', 'Anne-Marie', 'Мария', 'ß ä'])(
    'accepts the name %s · CHK-A-06 CHK-A-07 CHK-A-08',
    (value) => {
      expect(lettersOnly(value, {})).toBeNull();
    },
  );

  it.each(['Ana1', 'Ana!', '🙂', 'Ana.', 'Ana, Iva', '-'])(
    'rejects the name %s · CHK-A-06 CHK-A-07 CHK-A-08 FORM-09',
    (value) => {
      expect(codeOf(lettersOnly(value, {}))).toBe('lettersOnly');
    },
  );

  it('states the length in every language · FORM-04 FORM-05', () => {
    const text = (language: Language, error: AppError | null) =>
      createTranslator(language, coreMessages(language))(`errors.${error?.code}`, error?.params);
    for (const language of languages) {
      expect(text(language, minLength(8)('short', {}))).toMatch(/\b8\b/);
      expect(text(language, maxLength(3)('long', {}))).toMatch(/\b3\b/);
    }
  });

  const folder = 'runtime/i18n/texts';
  it.each(readdirSync(folder))(
    'the texts of %s name the length, or the other value · FORM-04 FORM-05 FORM-06',
    (file) => {
      const texts = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, string>;
      expect(texts['errors.minLength']).toContain('%{min}');
      expect(texts['errors.maxLength']).toContain('%{max}');
      expect(texts['errors.sameAs']).toContain('%{other}');
      expect(texts['errors.differsFrom']).toContain('%{other}');
    },
  );

  it('compares passwords · FORM-07 FORM-08', () => {
    expect(codeOf(repeats('password')('b', { password: 'a' }))).toBe('repeatPassword');
    expect(codeOf(differsFrom('old')('a', { old: 'a' }))).toBe('differentPassword');
  });

  it('returns the first error of each field', () => {
    const errors = checkFields({ name: '' }, { name: [required, lettersOnly], mail: [required] });
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['name', 'required'],
      ['mail', 'required'],
    ]);
  });
});
