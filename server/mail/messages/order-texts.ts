import { type TextsByLanguage } from '#schemas/languages.ts';
import type { Texts } from './texts.ts';

const hr = {
  parcel: 'U ovom paketu',
  carrier: 'Dostavljač',
  trackingNumber: 'Broj pošiljke',
  track: 'Pratite paket',
  restFollows: 'Ostatak narudžbe šaljemo zasebno i javit ćemo vam se kad krene.',
  cashTaken: 'Pri preuzimanju ste platili %{amount}.',
  unpaid:
    'Uplata nije stigla u roku, pa smo narudžbu %{number} otkazali. Sve naručeno i dalje možete kupiti.',
  payCash: 'Platit ćete pri preuzimanju.',
  payBank:
    'Platite prema podacima s uplatnice do %{due}. Narudžbu počinjemo pripremati čim uplata stigne.',
  payOnline: 'Čekamo potvrdu uplate i javit ćemo vam se čim stigne.',
  slip: 'Uplatnica',
  slipAlt: 'Kod uplatnice; skenirajte ga aplikacijom svoje banke.',
  recipient: 'Primatelj',
  iban: 'IBAN',
  reference: 'Model i poziv na broj',
  amount: 'Iznos',
  purpose: 'Opis plaćanja',
  items: 'Naručeno',
  quantity: '%{count} kom.',
  itemsTotal: 'Vrijednost košarice',
  coupon: 'Kupon %{code}',
  loyalty: 'Članski popust',
  voucher: 'Darovni bon',
  delivery: 'Dostava',
  tax: 'PDV %{rate} % uključen u cijenu',
  total: 'Ukupno',
  shipTo: 'Adresa dostave',
  bothTo: 'Adresa dostave i računa',
  billTo: 'Adresa računa',
  company: 'Tvrtka',
  note: 'Napomena',
  open: 'Pogledajte narudžbu',
  right:
    'Od ugovora možete odustati u roku od 14 dana od primitka robe, bez navođenja razloga. Izjavu najlakše šaljete ovdje:',
  withdraw: 'Raskid ugovora',
  voucherBack: 'Na darovni bon kojim ste platili vraćeno je %{amount}. Kod vrijedi i dalje.',
  creditNote: 'Odobrenje %{number} uz račun u prilogu je kao PDF.',
  notInvoice: 'Ova je poruka potvrda narudžbe, a ne račun.',
  terms:
    'Uz ovu poruku priloženi su tekstovi na koje ste pristali pri narudžbi. Sačuvajte ih. Na našim su stranicama ovdje:',
  termsNote: 'Prilog uz narudžbu %{number} od %{date}. Verzija objavljena %{version}.',
} as const;

const en: Texts<typeof hr> = {
  parcel: 'In this parcel',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  track: 'Track the parcel',
  restFollows:
    'The rest of the order will be sent separately. We will write to you when it sets off.',
  cashTaken: 'You paid %{amount} on delivery.',
  unpaid:
    'The payment did not arrive in time, so we have cancelled order %{number}. You can still buy everything in it.',
  payCash: 'You pay on delivery.',
  payBank:
    'Please pay with the details on the payment slip by %{due}. We will get the order ready as soon as the money arrives.',
  payOnline: 'We are waiting for the payment to be confirmed and will write as soon as it is.',
  slip: 'Payment slip',
  slipAlt: 'Payment slip code; scan it with your banking app.',
  recipient: 'Recipient',
  iban: 'IBAN',
  reference: 'Model and reference number',
  amount: 'Amount',
  purpose: 'Payment description',
  items: 'Ordered',
  quantity: '%{count} pcs',
  itemsTotal: 'Items',
  coupon: 'Coupon %{code}',
  loyalty: 'Member discount',
  voucher: 'Gift voucher',
  delivery: 'Delivery',
  tax: 'VAT %{rate}% included',
  total: 'Total',
  shipTo: 'Delivery address',
  bothTo: 'Delivery and billing address',
  billTo: 'Billing address',
  company: 'Company',
  note: 'Note',
  open: 'View the order',
  right:
    'You may withdraw from the contract within 14 days of receiving the goods, without giving a reason. The easiest way to tell us is here:',
  withdraw: 'Withdraw from contract',
  voucherBack:
    '%{amount} has been returned to the gift voucher you paid with. Its code is still valid.',
  creditNote: 'Credit note %{number} for the invoice is attached as a PDF.',
  notInvoice: 'This message confirms your order; it is not an invoice.',
  terms:
    'The texts you agreed to when ordering are attached to this message. Please keep them. You can also find them on our website:',
  termsNote: 'Attached to order %{number} of %{date}. Version published on %{version}.',
};

const de: Texts<typeof hr> = {
  parcel: 'In diesem Paket',
  carrier: 'Zustelldienst',
  trackingNumber: 'Sendungsnummer',
  track: 'Sendung verfolgen',
  restFollows:
    'Den Rest der Bestellung senden wir getrennt und schreiben Ihnen, sobald er unterwegs ist.',
  cashTaken: 'Bei der Übergabe haben Sie %{amount} bezahlt.',
  unpaid:
    'Die Zahlung ist nicht rechtzeitig eingegangen, deshalb haben wir die Bestellung %{number} storniert. Sie können weiterhin alles daraus kaufen.',
  payCash: 'Sie zahlen bei der Übergabe.',
  payBank:
    'Bitte zahlen Sie mit den Angaben auf dem Zahlschein bis %{due}. Wir bereiten die Bestellung vor, sobald das Geld da ist.',
  payOnline: 'Wir warten auf die Bestätigung der Zahlung und schreiben Ihnen dann.',
  slip: 'Zahlschein',
  slipAlt: 'Code des Zahlscheins; scannen Sie ihn mit der App Ihrer Bank.',
  recipient: 'Empfänger',
  iban: 'IBAN',
  reference: 'Modell und Referenz',
  amount: 'Betrag',
  purpose: 'Verwendungszweck',
  items: 'Bestellt',
  quantity: '%{count} Stück',
  itemsTotal: 'Warenwert',
  coupon: 'Gutschein %{code}',
  loyalty: 'Mitgliederrabatt',
  voucher: 'Geschenkgutschein',
  delivery: 'Versand',
  tax: 'MwSt. %{rate} % im Preis enthalten',
  total: 'Gesamtsumme',
  shipTo: 'Lieferadresse',
  bothTo: 'Liefer- und Rechnungsadresse',
  billTo: 'Rechnungsadresse',
  company: 'Firma',
  note: 'Anmerkung',
  open: 'Bestellung ansehen',
  right:
    'Sie können den Vertrag binnen 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Am einfachsten erklären Sie es hier:',
  withdraw: 'Vertrag widerrufen',
  voucherBack:
    'Dem Geschenkgutschein, mit dem Sie bezahlt haben, wurden %{amount} wieder gutgeschrieben. Sein Code gilt weiterhin.',
  creditNote: 'Die Gutschrift %{number} zur Rechnung liegt als PDF bei.',
  notInvoice: 'Diese Nachricht bestätigt Ihre Bestellung; sie ist keine Rechnung.',
  terms:
    'Die Texte, denen Sie bei der Bestellung zugestimmt haben, liegen dieser Nachricht bei. Bitte bewahren Sie sie auf. Auf unserer Website finden Sie sie hier:',
  termsNote: 'Anhang zu Bestellung %{number} vom %{date}. Fassung veröffentlicht am %{version}.',
};

export type OrderTexts = Texts<typeof hr>;

/** Parts of the mails about an order: what was bought, how it is paid and sent, and what follows. */
export const orderTexts: TextsByLanguage<OrderTexts> = { hr, en, de };
