import type { TextsByLanguage } from '#schemas/languages.ts';

interface StaffTexts {
  readonly form: Readonly<Record<'subject' | 'preview' | 'sent', string>>;
  readonly withdrawal: Readonly<
    Record<
      | 'subject'
      | 'preview'
      | 'title'
      | 'order'
      | 'state'
      | 'received'
      | 'customer'
      | 'confirmed'
      | 'yes'
      | 'notYet'
      | 'button',
      string
    >
  >;
}

/** Texts of mails to the shop's staff, who read the site's default language. */
export const staffTexts: TextsByLanguage<StaffTexts> = {
  hr: {
    form: {
      subject: 'Obrazac: %{title}',
      preview: 'Nova poruka preko obrasca „%{title}“.',
      sent: 'Poslano %{at}',
    },
    withdrawal: {
      subject: 'Raskid ugovora: narudžba %{number}',
      preview: 'Kupac je raskinuo ugovor za narudžbu %{number}.',
      title: 'Kupac je raskinuo ugovor',
      order: 'Narudžba',
      state: 'Stanje narudžbe',
      received: 'Primljeno',
      customer: 'Kupac',
      confirmed: 'Kupac je potvrdio',
      yes: 'da',
      notYet: 'još ne, čeka se poveznica',
      button: 'Stranica narudžbe',
    },
  },
  en: {
    form: {
      subject: 'Form: %{title}',
      preview: 'A new message through the form “%{title}”.',
      sent: 'Sent %{at}',
    },
    withdrawal: {
      subject: 'Withdrawal: order %{number}',
      preview: 'The customer has withdrawn from the contract of order %{number}.',
      title: 'The customer has withdrawn from the contract',
      order: 'Order',
      state: 'Order status',
      received: 'Received',
      customer: 'Customer',
      confirmed: 'Confirmed by the customer',
      yes: 'yes',
      notYet: 'not yet, the link has not been followed',
      button: 'Order page',
    },
  },
  de: {
    form: {
      subject: 'Formular: %{title}',
      preview: 'Eine neue Nachricht über das Formular „%{title}“.',
      sent: 'Gesendet %{at}',
    },
    withdrawal: {
      subject: 'Widerruf: Bestellung %{number}',
      preview: 'Der Kunde hat den Vertrag der Bestellung %{number} widerrufen.',
      title: 'Der Kunde hat den Vertrag widerrufen',
      order: 'Bestellung',
      state: 'Status der Bestellung',
      received: 'Eingegangen',
      customer: 'Kunde',
      confirmed: 'Vom Kunden bestätigt',
      yes: 'ja',
      notYet: 'noch nicht, der Link wurde nicht geöffnet',
      button: 'Seite der Bestellung',
    },
  },
};
