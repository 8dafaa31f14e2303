import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Prijava drugim računom',
    description: 'Gumbi za prijavu računom druge usluge.',
    keywords: ['google', 'facebook'],
    fields: {
      providers: {
        label: 'Usluge',
      },
      'providers/provider': {
        label: 'Oznaka usluge',
        help: 'Mala slova, npr. google.',
      },
      'providers/label': {
        label: 'Naziv usluge',
        help: 'Na primjer Google.',
      },
    },
  },
  en: {
    name: 'Social login',
    description: 'Buttons to log in with the account of another service.',
    keywords: ['google', 'facebook'],
    fields: {
      providers: {
        label: 'Services',
      },
      'providers/provider': {
        label: 'Code of the service',
        help: 'Lower-case letters, e.g. google.',
      },
      'providers/label': {
        label: 'Name of the service',
        help: 'For example Google.',
      },
    },
  },
  de: {
    name: 'Anmeldung mit anderem Konto',
    description: 'Schaltflächen zur Anmeldung mit dem Konto eines anderen Dienstes.',
    keywords: ['Google', 'Facebook'],
    fields: {
      providers: {
        label: 'Dienste',
      },
      'providers/provider': {
        label: 'Kennung des Dienstes',
        help: 'Kleinbuchstaben, z. B. google.',
      },
      'providers/label': {
        label: 'Name des Dienstes',
        help: 'Zum Beispiel Google.',
      },
    },
  },
});
