import { describe, expect, it } from 'vitest';
import { errors } from '#schemas/errors.ts';
import { languages } from '#schemas/languages.ts';
import { coreMessages } from './core-messages.ts';
import { createTranslator } from './translator.ts';

describe('texts', () => {
  it('selects among three Croatian plural forms · SEARCH-03', () => {
    const messages = {
      n: '%{smart_count} rezultat |||| %{smart_count} rezultata |||| %{smart_count} rezultata!',
    };
    const t = createTranslator('hr', messages);
    expect([1, 2, 5, 11, 21].map((n) => t('n', { smart_count: n }))).toEqual([
      '1 rezultat',
      '2 rezultata',
      '5 rezultata!',
      '11 rezultata!',
      '21 rezultat',
    ]);
  });

  it.each([
    ['ar', [0, 1, 2, 3, 11, 100]],
    ['cy', [0, 1, 2, 3, 6, 4]],
  ])('selects among the six plural forms of %s', (language, counts) => {
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
    const t = createTranslator(language, { n: forms.join(' |||| ') });
    expect(counts.map((n) => t('n', { smart_count: n }))).toEqual(forms);
  });

  it('reports a missing text · FORM-10', () => {
    expect(createTranslator('hr', {})('x.y')).toBe('[x.y: locale entry needed]');
  });

  it('has the same keys in every language · I18N-01', () => {
    for (const language of languages) {
      expect(Object.keys(coreMessages(language))).toEqual(Object.keys(coreMessages('hr')));
    }
  });

  it('has a text for every error · ERR-01', () => {
    for (const language of languages) {
      for (const code of Object.keys(errors)) {
        expect(coreMessages(language)[`errors.${code}`], `${language} ${code}`).toBeTruthy();
      }
    }
  });

  it.each(languages)('states the value that another must equal, in %s · FORM-06', (language) => {
    const t = createTranslator(language, coreMessages(language));
    expect(t('errors.sameAs', { other: 'ana@example.com' })).toContain('ana@example.com');
  });

  it('has the literal messages of the catalogue · FORM-02 FORM-03 FORM-08 FORM-09 CHK-P-06 CHK-S-04 PERM-13 ERR-38 ERR-40 ERR-41 ERR-55 ERR-69', () => {
    const hr = coreMessages('hr');
    expect(hr['errors.required']).toBe('Unos ovog polja je obavezan');
    expect(hr['errors.email']).toBe('Unesite uzorak adrese elektroničke pošte');
    expect(hr['errors.repeatPassword']).toBe('Unesene lozinke se ne podudaraju');
    expect(hr['errors.lettersOnly']).toBe('Unos sadrži posebne znakove! Koristite samo slova.');
    expect(hr['errors.deliveryMethodMissing']).toBe(
      'Molimo odaberite metodu dostave prije nastavka',
    );
    expect(hr['errors.deliveryBranchMissing']).toBe(
      'Molimo odaberite dostavnu poslovnicu prije nastavka',
    );
    expect(hr['errors.paymentMethodMissing']).toBe(
      'Molimo odaberite metodu plaćanja prije nastavka',
    );
    expect(hr['errors.internal']).toBe('Nešto je pošlo po zlu');
    expect(hr['errors.onlyRegistered']).toBe('Samo za registrirane korisnike!');
    expect(coreMessages('en')['errors.notFound']).toBe('This page could not be found');
  });
});
