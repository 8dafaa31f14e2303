import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Prijava',
    description: 'Obrazac za prijavu kupca.',
    keywords: ['račun', 'lozinka'],
  },
  en: {
    name: 'Log in',
    description: 'The form customers log in with.',
    keywords: ['account', 'sign in'],
  },
  de: {
    name: 'Anmeldung',
    description: 'Das Formular zur Kundenanmeldung.',
    keywords: ['Konto', 'Login'],
  },
});
