import type { Language } from '#schemas/languages.ts';

const hr = {
  created: {
    subject: 'Narudžba %{number} je zaprimljena',
    title: 'Hvala, narudžba je zaprimljena',
    lead: 'Primili smo vašu narudžbu %{number} od %{date}.',
  },
  paid: {
    subject: 'Uplata za narudžbu %{number} je stigla',
    title: 'Uplata je stigla, hvala',
    lead: 'Narudžba %{number} od %{date} je plaćena. Sad je pripremamo.',
  },
  ready: {
    subject: 'Narudžba %{number} čeka na vas',
    title: 'Možete doći po narudžbu',
    lead: 'Narudžba %{number} je spremna. Pri preuzimanju recite njezin broj.',
  },
  shipped: {
    subject: 'Narudžba %{number} je na putu',
    title: 'Paket je krenuo',
    lead: 'Narudžbu %{number} smo predali dostavi.',
  },
  shippedPart: {
    subject: 'Dio narudžbe %{number} je na putu',
    title: 'Dio narudžbe je krenuo',
    lead: 'Dio narudžbe %{number} predali smo dostavi.',
  },
  delivered: {
    subject: 'Narudžba %{number} je isporučena',
    title: 'Paket je stigao',
    lead: 'Narudžba %{number} od %{date} je isporučena. Uživajte!',
  },
  cancelled: {
    subject: 'Narudžba %{number} je otkazana',
    title: 'Narudžba je otkazana',
    lead: 'Narudžba %{number} je otkazana. Ako ste je već platili, novac vraćamo istim putem.',
  },
  refunded: {
    subject: 'Povrat novca za narudžbu %{number}',
    title: 'Vraćamo vam novac',
    lead: 'Za narudžbu %{number} vraćamo %{amount} istim putem kojim ste platili. Do vašeg računa novcu treba nekoliko dana, ovisno o banci.',
  },
  closed: {
    subject: 'Narudžba %{number} je zatvorena',
    title: 'Narudžba je zatvorena',
    lead: 'Narudžba %{number} je zatvorena. Novcem niste ništa platili, pa novac ne vraćamo.',
  },
  returned: {
    subject: 'Narudžba %{number} se vratila',
    title: 'Paket se vratio k nama',
    lead: 'Paket narudžbe %{number} nije preuzet, pa smo narudžbu zatvorili. Ne morate ništa platiti. Ako sve to i dalje želite, naručite ponovno.',
  },
  tracking: {
    subject: 'Novi broj pošiljke za narudžbu %{number}',
    title: 'Paket ima novi broj pošiljke',
    lead: 'Broj pošiljke za narudžbu %{number} koji smo vam poslali bio je pogrešan. Ovdje je ispravan.',
  },
  invoice: {
    subject: 'Račun za narudžbu %{number}',
    title: 'Račun je u prilogu',
    lead: 'Izdali smo račun za narudžbu %{number}. U prilogu je kao PDF, a možete ga preuzeti i na stranici narudžbe.',
  },
  code: {
    subject: 'Kod za vašu narudžbu',
    title: 'Kod za vašu narudžbu',
    lead: 'Upišite kod na stranici narudžbe. Vrijedi deset minuta.',
    label: 'Vaš kod',
    orderNumber: 'Kod otvara narudžbu broj %{number}. Broj narudžbe nije kod.',
    ignore: 'Niste tražili kod? Ne morate ništa učiniti; bez njega narudžbu nitko ne vidi.',
  },
  withdrawal: {
    subject: 'Potvrda primitka: raskid ugovora, narudžba %{number}',
    title: 'Primili smo vašu izjavu o raskidu',
    lead: 'Vašu izjavu o jednostranom raskidu ugovora za narudžbu %{number} od %{date} primili smo %{time}.',
    confirmText:
      'Izjava je zaprimljena, ali narudžbu mijenjamo tek kad je potvrdite, jer broj narudžbe i e-adresu mogu znati i drugi. Poveznica vrijedi 14 dana; rok računamo od primitka izjave.',
    confirm: 'Potvrdi raskid',
    notYou: 'Niste vi poslali izjavu? Ne morate ništa učiniti; narudžba ostaje kakva jest.',
    receipt:
      'Ova poruka potvrđuje da je izjava stigla i kada. O tome vrijedi li raskid za sve naručeno javit ćemo vam se zasebno. Sačuvajte ovu poruku.',
    statement: 'Izjava',
    statementText:
      'Jednostrano raskidam ugovor o kupnji sljedećih stvari, naručenih %{date} pod brojem %{number}:',
    next: 'Što slijedi',
    send: 'Ako ste robu već primili, pošaljite je najkasnije 14 dana od ove izjave na adresu: %{address}.',
    money:
      'Sve što ste platili vraćamo najkasnije 14 dana otkad je izjava stigla, istim putem kojim ste platili.',
    digital: 'digitalni sadržaj isporučen uz vašu suglasnost: raskid ga ne obuhvaća',
    personalised: 'izrađeno po vašoj želji: raskid ga ne obuhvaća',
  },
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

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

const en: Texts<typeof hr> = {
  created: {
    subject: 'We have your order %{number}',
    title: 'Thank you, we have your order',
    lead: 'We received your order %{number} on %{date}.',
  },
  paid: {
    subject: 'Payment for order %{number} received',
    title: 'Your payment has arrived, thank you',
    lead: 'Order %{number} of %{date} is paid. We are getting it ready.',
  },
  ready: {
    subject: 'Order %{number} is waiting for you',
    title: 'Your order is ready to collect',
    lead: 'Order %{number} is ready. Please tell us its number when you collect it.',
  },
  shipped: {
    subject: 'Order %{number} is on its way',
    title: 'Your parcel has set off',
    lead: 'We have handed order %{number} over for delivery.',
  },
  shippedPart: {
    subject: 'Part of order %{number} is on its way',
    title: 'A part has set off',
    lead: 'We have handed a part of order %{number} over for delivery.',
  },
  delivered: {
    subject: 'Order %{number} has been delivered',
    title: 'Your parcel has arrived',
    lead: 'Order %{number} of %{date} has been delivered. Enjoy it!',
  },
  cancelled: {
    subject: 'Order %{number} is cancelled',
    title: 'Your order is cancelled',
    lead: 'Order %{number} is cancelled. If you have already paid, we return the money the way it came.',
  },
  refunded: {
    subject: 'Refund for order %{number}',
    title: 'We are returning your money',
    lead: 'For order %{number} we are returning %{amount} the way you paid. It takes a few days to reach your account, depending on the bank.',
  },
  closed: {
    subject: 'Order %{number} is closed',
    title: 'Your order is closed',
    lead: 'Order %{number} is closed. You paid no money for it, so there is none to return.',
  },
  returned: {
    subject: 'Order %{number} came back',
    title: 'The parcel came back to us',
    lead: 'Nobody took the parcel of order %{number}, so we closed the order. There is nothing to pay. If you still want the goods, please order them again.',
  },
  tracking: {
    subject: 'New tracking number for order %{number}',
    title: 'The parcel has a new tracking number',
    lead: 'The tracking number we sent you for order %{number} was wrong. Here is the right one.',
  },
  invoice: {
    subject: 'Invoice for order %{number}',
    title: 'Your invoice is attached',
    lead: 'We have issued the invoice for order %{number}. It is attached as a PDF, and you can download it on the page of the order too.',
  },
  code: {
    subject: 'The code for your order',
    title: 'The code for your order',
    lead: 'Enter the code on the page of the order. It is valid for ten minutes.',
    label: 'Your code',
    orderNumber: 'The code opens order number %{number}. The order number is not the code.',
    ignore:
      'You did not ask for a code? You need not do anything; without it nobody sees the order.',
  },
  withdrawal: {
    subject: 'Acknowledgement of receipt: withdrawal, order %{number}',
    title: 'We have received your withdrawal',
    lead: 'We received your withdrawal from the contract of order %{number} of %{date} on %{time}.',
    confirmText:
      'Your statement is received, but we change the order only once you confirm it: others may know order number and address. The link is valid for 14 days; what counts is when the statement arrived.',
    confirm: 'Confirm withdrawal',
    notYou: 'You did not send the statement? You need not do anything; the order stays as it is.',
    receipt:
      'This message confirms that your statement reached us, and when. Whether the withdrawal holds for everything ordered we will tell you separately. Please keep this message.',
    statement: 'Statement',
    statementText:
      'I withdraw from the contract of sale of the following goods, ordered on %{date} under number %{number}:',
    next: 'What follows',
    send: 'If you already have the goods, send them within 14 days of this statement to: %{address}.',
    money:
      'We return everything you paid within 14 days of receiving the statement, the way you paid.',
    digital: 'digital content delivered with your consent: not covered by the withdrawal',
    personalised: 'made to your wishes: not covered by the withdrawal',
  },
  parcel: 'In this parcel',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  track: 'Track the parcel',
  restFollows: 'The rest of the order is sent separately. We will write to you when it sets off.',
  cashTaken: 'You paid %{amount} on delivery.',
  unpaid:
    'The payment did not arrive in time, so we cancelled order %{number}. Everything in it is for sale again.',
  payCash: 'You pay on receipt.',
  payBank:
    'Please pay with the details on the slip by %{due}. We get the order ready as soon as the money arrives.',
  payOnline: 'We are waiting for the payment to be confirmed and will write as soon as it is.',
  slip: 'Payment slip',
  slipAlt: 'Code of the payment slip; scan it with the app of your bank.',
  recipient: 'Recipient',
  iban: 'IBAN',
  reference: 'Model and reference',
  amount: 'Amount',
  purpose: 'Purpose',
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
  open: 'See the order',
  right:
    'You may withdraw from the contract within 14 days of receiving the goods, without giving a reason. The easiest way to tell us is here:',
  withdraw: 'Withdraw from contract',
  voucherBack: '%{amount} is back on the gift voucher that you paid with. Its code stays valid.',
  creditNote: 'Credit note %{number} for the invoice is attached as a PDF.',
  notInvoice: 'This message confirms your order; it is not an invoice.',
  terms:
    'The texts you agreed to when ordering are attached to this message. Keep them. On our site they stand here:',
  termsNote: 'Attached to order %{number} of %{date}. Version published on %{version}.',
};

const de: Texts<typeof hr> = {
  created: {
    subject: 'Ihre Bestellung %{number} ist eingegangen',
    title: 'Danke, Ihre Bestellung ist eingegangen',
    lead: 'Wir haben Ihre Bestellung %{number} am %{date} erhalten.',
  },
  paid: {
    subject: 'Zahlung für Bestellung %{number} eingegangen',
    title: 'Ihre Zahlung ist da, danke',
    lead: 'Die Bestellung %{number} vom %{date} ist bezahlt. Wir bereiten sie jetzt vor.',
  },
  ready: {
    subject: 'Bestellung %{number} liegt für Sie bereit',
    title: 'Ihre Bestellung liegt bereit',
    lead: 'Die Bestellung %{number} ist fertig. Nennen Sie bei der Abholung bitte ihre Nummer.',
  },
  shipped: {
    subject: 'Bestellung %{number} ist unterwegs',
    title: 'Ihr Paket ist unterwegs',
    lead: 'Wir haben die Bestellung %{number} dem Versand übergeben.',
  },
  shippedPart: {
    subject: 'Ein Teil der Bestellung %{number} ist unterwegs',
    title: 'Ein Teil ist unterwegs',
    lead: 'Einen Teil der Bestellung %{number} haben wir dem Versand übergeben.',
  },
  delivered: {
    subject: 'Bestellung %{number} ist zugestellt',
    title: 'Ihr Paket ist da',
    lead: 'Die Bestellung %{number} vom %{date} ist zugestellt. Viel Freude damit!',
  },
  cancelled: {
    subject: 'Bestellung %{number} ist storniert',
    title: 'Ihre Bestellung ist storniert',
    lead: 'Die Bestellung %{number} ist storniert. Falls Sie schon bezahlt haben, erstatten wir das Geld auf demselben Weg.',
  },
  refunded: {
    subject: 'Erstattung für Bestellung %{number}',
    title: 'Wir erstatten Ihr Geld',
    lead: 'Für die Bestellung %{number} erstatten wir %{amount} auf dem Weg, auf dem Sie bezahlt haben. Bis zu Ihrem Konto dauert es je nach Bank einige Tage.',
  },
  closed: {
    subject: 'Bestellung %{number} ist geschlossen',
    title: 'Ihre Bestellung ist geschlossen',
    lead: 'Die Bestellung %{number} ist geschlossen. Sie haben kein Geld dafür bezahlt, daher erstatten wir keines.',
  },
  returned: {
    subject: 'Bestellung %{number} ist zurückgekommen',
    title: 'Das Paket ist zu uns zurückgekommen',
    lead: 'Das Paket der Bestellung %{number} wurde nicht angenommen, daher haben wir die Bestellung geschlossen. Sie müssen nichts bezahlen. Möchten Sie die Waren noch, bestellen Sie bitte erneut.',
  },
  tracking: {
    subject: 'Neue Sendungsnummer zur Bestellung %{number}',
    title: 'Das Paket hat eine neue Sendungsnummer',
    lead: 'Die Sendungsnummer, die wir Ihnen zur Bestellung %{number} geschickt haben, war falsch. Hier ist die richtige.',
  },
  invoice: {
    subject: 'Rechnung zur Bestellung %{number}',
    title: 'Ihre Rechnung liegt bei',
    lead: 'Wir haben die Rechnung zur Bestellung %{number} ausgestellt. Sie liegt als PDF bei; Sie können sie auch auf der Seite der Bestellung herunterladen.',
  },
  code: {
    subject: 'Der Code für Ihre Bestellung',
    title: 'Der Code für Ihre Bestellung',
    lead: 'Geben Sie den Code auf der Seite der Bestellung ein. Er gilt zehn Minuten.',
    label: 'Ihr Code',
    orderNumber:
      'Der Code öffnet die Bestellung mit der Nummer %{number}. Die Bestellnummer ist nicht der Code.',
    ignore:
      'Sie haben keinen Code angefordert? Dann ist nichts zu tun; ohne ihn sieht niemand die Bestellung.',
  },
  withdrawal: {
    subject: 'Eingangsbestätigung: Widerruf, Bestellung %{number}',
    title: 'Ihr Widerruf ist eingegangen',
    lead: 'Ihre Erklärung, den Vertrag zur Bestellung %{number} vom %{date} zu widerrufen, ist am %{time} eingegangen.',
    confirmText:
      'Ihre Erklärung ist eingegangen. Die Bestellung ändern wir erst, wenn Sie sie bestätigen, denn Nummer und Adresse können auch andere kennen. Der Link gilt 14 Tage; es zählt der Eingang der Erklärung.',
    confirm: 'Widerruf bestätigen',
    notYou:
      'Sie haben die Erklärung nicht gesendet? Dann ist nichts zu tun; die Bestellung bleibt, wie sie ist.',
    receipt:
      'Diese Nachricht bestätigt, dass und wann die Erklärung eingegangen ist. Ob der Widerruf für alles Bestellte gilt, teilen wir Ihnen gesondert mit. Bitte bewahren Sie diese Nachricht auf.',
    statement: 'Erklärung',
    statementText:
      'Ich widerrufe den Vertrag über den Kauf der folgenden Waren, bestellt am %{date} unter der Nummer %{number}:',
    next: 'Wie es weitergeht',
    send: 'Haben Sie die Ware schon erhalten, senden Sie sie binnen 14 Tagen ab dieser Erklärung an: %{address}.',
    money:
      'Wir erstatten alle Zahlungen binnen 14 Tagen ab Eingang der Erklärung auf dem Weg, auf dem Sie bezahlt haben.',
    digital: 'mit Ihrer Zustimmung bereitgestellter digitaler Inhalt: vom Widerruf nicht erfasst',
    personalised: 'nach Ihren Wünschen angefertigt: vom Widerruf nicht erfasst',
  },
  parcel: 'In diesem Paket',
  carrier: 'Zustelldienst',
  trackingNumber: 'Sendungsnummer',
  track: 'Sendung verfolgen',
  restFollows:
    'Den Rest der Bestellung senden wir getrennt und schreiben Ihnen, sobald er unterwegs ist.',
  cashTaken: 'Bei der Übergabe haben Sie %{amount} bezahlt.',
  unpaid:
    'Die Zahlung ist nicht rechtzeitig eingegangen, deshalb haben wir die Bestellung %{number} storniert. Alles daraus können Sie weiterhin kaufen.',
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
    'Auf den Gutschein, mit dem Sie bezahlt haben, sind %{amount} zurückgebucht. Sein Code gilt weiter.',
  creditNote: 'Die Gutschrift %{number} zur Rechnung liegt als PDF bei.',
  notInvoice: 'Diese Nachricht bestätigt Ihre Bestellung; sie ist keine Rechnung.',
  terms:
    'Die Texte, denen Sie bei der Bestellung zugestimmt haben, hängen an dieser Nachricht. Bewahren Sie sie auf. Auf unserer Website stehen sie hier:',
  termsNote: 'Anhang zu Bestellung %{number} vom %{date}. Fassung veröffentlicht am %{version}.',
};

export type OrderTexts = Texts<typeof hr>;

export const orderTexts: Readonly<Record<Language, OrderTexts>> = { hr, en, de };

/** Replaces `%{name}` in a text by its value. A date that ends in a full stop also ends its sentence. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text.replace(/%\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
  return filled.replace(/\.\.(?!\.)/g, '.');
}
