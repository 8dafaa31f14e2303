import { addressMessages } from '#runtime/checkout/address-messages.ts';
import { consentsMessages } from '#runtime/checkout/consents-messages.ts';
import { faultPhrases } from '#runtime/checkout/fault-phrases.ts';
import { linesMessages } from '#runtime/checkout/lines-messages.ts';
import { stepMessages } from '#runtime/checkout/step-messages.ts';
import { defineMessages } from '#runtime/i18n/messages.ts';
import type { Language } from '#schemas/languages.ts';

const shared = (language: Language) => ({
  ...addressMessages[language],
  ...consentsMessages[language],
  ...stepMessages[language],
  ...faultPhrases(language, [
    'required',
    'email',
    'lettersOnly',
    'maxLength',
    'oib',
    'phone',
    'postcode',
  ]),
  'lines.emptyTitle': linesMessages[language]['lines.emptyTitle'],
  'lines.emptyText': linesMessages[language]['lines.emptyText'],
  'lines.emptyAction': linesMessages[language]['lines.emptyAction'],
});

export const messages = defineMessages({
  hr: {
    ...shared('hr'),
    title: 'Naplata',
    voyage: 'Koraci naplate',
    placing: 'Narudžba je poslana …',
    delivery: 'Kamo šaljemo',
    person: 'Vaši podaci',
    loginQuestion: 'Imate račun?',
    login: 'Prijavite se',
    differentBilling: 'Račun glasi na drugu adresu',
    billing: 'Adresa za račun',
    isCompany: 'Kupuje tvrtka, trebam R1 račun',
    company: 'Podaci tvrtke',
    companyName: 'Naziv tvrtke',
    companyOIB: 'OIB',
    oibHint: 'Jedanaest znamenki; HR ispred broja i razmaci ne smetaju.',
    book: 'Vaše adrese',
    bookNew: 'Nova adresa',
    vatOdd: 'Provjerite broj: porezni brojevi u EU počinju s dva slova države, npr. DE123456789.',
    next: 'Dalje na dostavu',
    nextPayment: 'Dalje na plaćanje',
    billedTo: 'Račun: %{name}',
  },
  en: {
    ...shared('en'),
    title: 'Checkout',
    voyage: 'Checkout steps',
    placing: 'Your order is on its way to us …',
    delivery: 'Where we deliver',
    person: 'Your details',
    loginQuestion: 'Do you have an account?',
    login: 'Log in',
    differentBilling: 'The invoice goes to another address',
    billing: 'Billing address',
    isCompany: 'I am buying for a company',
    company: 'Company details',
    companyName: 'Company name',
    companyOIB: 'OIB or VAT number',
    oibHint: 'Croatian companies: eleven digits; a leading HR and spaces are fine.',
    book: 'Your addresses',
    bookNew: 'New address',
    vatOdd:
      'Please check the number: EU VAT numbers begin with two letters of the country, e.g. DE123456789.',
    next: 'On to delivery',
    nextPayment: 'On to payment',
    billedTo: 'Invoice: %{name}',
  },
  de: {
    ...shared('de'),
    title: 'Kasse',
    voyage: 'Schritte zur Bestellung',
    placing: 'Ihre Bestellung ist unterwegs zu uns …',
    delivery: 'Lieferadresse',
    person: 'Ihre Angaben',
    loginQuestion: 'Haben Sie ein Konto?',
    login: 'Anmelden',
    differentBilling: 'Die Rechnung geht an eine andere Adresse',
    billing: 'Rechnungsadresse',
    isCompany: 'Ich kaufe für ein Unternehmen',
    company: 'Angaben zum Unternehmen',
    companyName: 'Firmenname',
    companyOIB: 'OIB oder USt-IdNr.',
    oibHint: 'Kroatische Unternehmen: elf Ziffern; HR davor und Leerzeichen stören nicht.',
    book: 'Ihre Adressen',
    bookNew: 'Neue Adresse',
    vatOdd:
      'Bitte prüfen Sie die Nummer: USt-IdNrn. der EU beginnen mit zwei Buchstaben, z. B. DE123456789.',
    next: 'Weiter zum Versand',
    nextPayment: 'Weiter zur Zahlung',
    billedTo: 'Rechnung: %{name}',
  },
});
