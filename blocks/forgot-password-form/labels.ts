import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Zaboravljena lozinka',
    description: 'Obrazac za novu lozinku.',
    keywords: ['lozinka', 'prijava'],
  },
  en: {
    name: 'Forgotten password',
    description: 'The form for a new password.',
    keywords: ['password', 'login'],
  },
  de: {
    name: 'Passwort vergessen',
    description: 'Das Formular für ein neues Passwort.',
    keywords: ['Passwort', 'Anmeldung'],
  },
});
