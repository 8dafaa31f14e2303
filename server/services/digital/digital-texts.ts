import { type TextsByLanguage } from '#schemas/languages.ts';

const hr = {
  ticket: 'Ulaznica',
  when: 'Vrijeme',
  until: 'do %{time}',
  place: 'Mjesto',
  seat: 'Sjedalo',
  order: 'Narudžba',
  ofTickets: 'Ulaznica %{number} od %{count}',
  code: 'Kod ulaznice',
  once: 'Vrijedi za jedan ulazak. Pokažite kod na zaslonu ili ispisan.',
  ticketsFile: 'ulaznice-%{order}.pdf',
  subject: 'Ulaznice i datoteke uz narudžbu %{number}',
  subjectTickets: 'Vaše ulaznice, narudžba %{number}',
  subjectFiles: 'Vaše datoteke, narudžba %{number}',
  subjectVouchers: 'Vaš darovni bon, narudžba %{number}',
  subjectCards: 'Vaša članska iskaznica, narudžba %{number}',
  subjectMixed: 'Digitalna kupnja uz narudžbu %{number}',
  title: 'Vaša kupnja je ovdje',
  lead: 'Narudžba %{number} je plaćena. Sve digitalno što ste kupili nalazi se u ovoj poruci.',
  ticketsHead: 'Ulaznice',
  ticketsLead:
    'Ulaznice su u prilogu kao PDF, svaka na svojoj stranici i sa svojim kodom. Kod vrijedi za jedan ulazak; pokažite ga na zaslonu ili ispisan.',
  filesHead: 'Datoteke',
  filesLead:
    'Svaku datoteku možete preuzeti %{times} puta. Poveznice iz ove poruke vrijede %{days} dana; nove su uvijek na stranici narudžbe.',
  open: 'Stranica narudžbe',
  vouchersHead: 'Darovni bonovi',
  vouchersLead:
    'Upišite kod u košarici, u polje za kupon. Bon plaća narudžbu ili njezin dio; ostatak ostaje na njemu.',
  voucherOf: 'Darovni bon na %{amount}',
  left: 'preostalo %{amount}',
  validTo: 'vrijedi do %{date}',
  cardsHead: 'Članske iskaznice',
  cardsLead: 'Broj iskaznice upišite u košarici ili na svom računu: članske cijene vrijede odmah.',
  cardOf: 'Članska iskaznica: %{holder}',
} as const;

type Texts = Readonly<Record<keyof typeof hr, string>>;

const en: Texts = {
  ticket: 'Ticket',
  when: 'Time',
  until: 'to %{time}',
  place: 'Place',
  seat: 'Seat',
  order: 'Order',
  ofTickets: 'Ticket %{number} of %{count}',
  code: 'Ticket code',
  once: 'Valid for one entry. Show the code on a screen or on paper.',
  ticketsFile: 'tickets-%{order}.pdf',
  subject: 'Tickets and files for order %{number}',
  subjectTickets: 'Your tickets, order %{number}',
  subjectFiles: 'Your files, order %{number}',
  subjectVouchers: 'Your gift voucher, order %{number}',
  subjectCards: 'Your membership card, order %{number}',
  subjectMixed: 'Digital purchases from order %{number}',
  title: 'Your purchase is here',
  lead: 'Order %{number} has been paid. Everything digital that you bought is in this message.',
  ticketsHead: 'Tickets',
  ticketsLead:
    'Your tickets are attached as a PDF, each on a page of its own with its own code. A code is valid for one entry; show it on a screen or on paper.',
  filesHead: 'Files',
  filesLead:
    'You can download each file %{times} times. The links in this message are valid for %{days} days; you can always find new ones on the order page.',
  open: 'Order page',
  vouchersHead: 'Gift vouchers',
  vouchersLead:
    'Enter the code in the cart, in the coupon field. The voucher pays for the order or part of it; the rest stays on it.',
  voucherOf: 'Gift voucher for %{amount}',
  left: '%{amount} left',
  validTo: 'valid until %{date}',
  cardsHead: 'Membership cards',
  cardsLead: 'Enter the number in the cart or in your account: member prices apply at once.',
  cardOf: 'Membership card: %{holder}',
};

const de: Texts = {
  ticket: 'Eintrittskarte',
  when: 'Zeit',
  until: 'bis %{time}',
  place: 'Ort',
  seat: 'Platz',
  order: 'Bestellung',
  ofTickets: 'Eintrittskarte %{number} von %{count}',
  code: 'Code der Eintrittskarte',
  once: 'Gilt für einen Eintritt. Zeigen Sie den Code auf dem Display oder ausgedruckt.',
  ticketsFile: 'eintrittskarten-%{order}.pdf',
  subject: 'Eintrittskarten und Dateien zur Bestellung %{number}',
  subjectTickets: 'Ihre Eintrittskarten, Bestellung %{number}',
  subjectFiles: 'Ihre Dateien, Bestellung %{number}',
  subjectVouchers: 'Ihr Geschenkgutschein, Bestellung %{number}',
  subjectCards: 'Ihre Mitgliedskarte, Bestellung %{number}',
  subjectMixed: 'Digitales aus der Bestellung %{number}',
  title: 'Hier ist Ihr Einkauf',
  lead: 'Die Bestellung %{number} ist bezahlt. Alles Digitale, das Sie gekauft haben, finden Sie in dieser Nachricht.',
  ticketsHead: 'Eintrittskarten',
  ticketsLead:
    'Ihre Eintrittskarten liegen als PDF bei, jede auf einer eigenen Seite und mit eigenem Code. Ein Code gilt für einen Eintritt; zeigen Sie ihn auf dem Display oder ausgedruckt.',
  filesHead: 'Dateien',
  filesLead:
    'Sie können jede Datei %{times}-mal herunterladen. Die Links in dieser Nachricht gelten %{days} Tage; neue finden Sie immer auf der Bestellseite.',
  open: 'Bestellseite',
  vouchersHead: 'Geschenkgutscheine',
  vouchersLead:
    'Geben Sie den Code im Warenkorb ein, im Feld für den Gutscheincode. Der Geschenkgutschein bezahlt die Bestellung oder einen Teil davon; der Rest bleibt erhalten.',
  voucherOf: 'Geschenkgutschein über %{amount}',
  left: 'noch %{amount}',
  validTo: 'gültig bis %{date}',
  cardsHead: 'Mitgliedskarten',
  cardsLead:
    'Geben Sie die Nummer im Warenkorb oder in Ihrem Konto ein: Die Mitgliederpreise gelten sofort.',
  cardOf: 'Mitgliedskarte: %{holder}',
};

export const digitalTexts: TextsByLanguage<Texts> = { hr, en, de };
