import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    contact: 'Kontakt',
    hours: 'Radno vrijeme',
    certificates: 'Certifikati',
    funds: 'Projekti Europske unije',
    apps: 'Muzej u džepu',
    getIt: 'Preuzmite u trgovini',
    cookies: 'Postavke kolačića',
    withdraw: 'Raskid ugovora ovdje',
    legal: 'Pravne poveznice',
  },
  en: {
    contact: 'Contact',
    hours: 'Opening hours',
    certificates: 'Certificates',
    funds: 'European Union projects',
    apps: 'The museum in your pocket',
    getIt: 'Get it on',
    cookies: 'Cookie settings',
    withdraw: 'Withdraw from contract here',
    legal: 'Legal links',
  },
  de: {
    contact: 'Kontakt',
    hours: 'Öffnungszeiten',
    certificates: 'Zertifikate',
    funds: 'Projekte der Europäischen Union',
    apps: 'Das Museum in der Tasche',
    getIt: 'Erhältlich bei',
    cookies: 'Cookie-Einstellungen',
    withdraw: 'Vertrag hier widerrufen',
    legal: 'Rechtliche Links',
  },
});
