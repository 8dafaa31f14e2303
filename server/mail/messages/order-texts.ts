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
    lead: 'Narudžba %{number} od %{date} je plaćena. Pripremamo je.',
  },
  ready: {
    subject: 'Narudžba %{number} čeka na vas',
    title: 'Možete doći po narudžbu',
    lead: 'Narudžba %{number} je spremna. Pri preuzimanju recite njezin broj.',
  },
  shipped: {
    subject: 'Narudžba %{number} je na putu',
    title: 'Paket je krenuo',
    lead: 'Narudžbu %{number} predali smo dostavljaču.',
  },
  shippedPart: {
    subject: 'Dio narudžbe %{number} je na putu',
    title: 'Dio narudžbe je krenuo',
    lead: 'Dio narudžbe %{number} predali smo dostavljaču.',
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
    lead: 'Za narudžbu %{number} vraćamo %{amount} istim putem kojim ste platili. Na vaš račun novac stiže za nekoliko dana, ovisno o banci.',
  },
  closed: {
    subject: 'Narudžba %{number} je zatvorena',
    title: 'Narudžba je zatvorena',
    lead: 'Narudžba %{number} je zatvorena. Za nju niste ništa platili novcem, pa nema povrata.',
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
    subject: 'We have received your order %{number}',
    title: 'Thank you, we have received your order',
    lead: 'We received your order %{number} on %{date}.',
  },
  paid: {
    subject: 'Payment for order %{number} received',
    title: 'Your payment has arrived, thank you',
    lead: 'Order %{number} of %{date} has been paid. We are getting it ready.',
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
    title: 'Part of your order has set off',
    lead: 'We have handed part of order %{number} over for delivery.',
  },
  delivered: {
    subject: 'Order %{number} has been delivered',
    title: 'Your parcel has arrived',
    lead: 'Order %{number} of %{date} has been delivered. Enjoy it!',
  },
  cancelled: {
    subject: 'Order %{number} has been cancelled',
    title: 'Your order has been cancelled',
    lead: 'Order %{number} has been cancelled. If you have already paid, we will refund you the same way you paid.',
  },
  refunded: {
    subject: 'Refund for order %{number}',
    title: 'We are refunding you',
    lead: 'For order %{number} we are refunding %{amount} the same way you paid. It takes a few days to reach your account, depending on your bank.',
  },
  closed: {
    subject: 'Order %{number} has been closed',
    title: 'Your order has been closed',
    lead: 'Order %{number} has been closed. You did not pay any money for it, so there is nothing to refund.',
  },
  returned: {
    subject: 'The parcel of order %{number} came back to us',
    title: 'The parcel came back to us',
    lead: 'The parcel of order %{number} was not collected, so we have closed the order. There is nothing to pay. If you still want the goods, please order them again.',
  },
  tracking: {
    subject: 'New tracking number for order %{number}',
    title: 'The parcel has a new tracking number',
    lead: 'The tracking number we sent you for order %{number} was wrong. Here is the right one.',
  },
  invoice: {
    subject: 'Invoice for order %{number}',
    title: 'Your invoice is attached',
    lead: 'We have issued the invoice for order %{number}. It is attached as a PDF, and you can also download it on the order page.',
  },
  code: {
    subject: 'The code for your order',
    title: 'The code for your order',
    lead: 'Enter the code on the order page. It is valid for ten minutes.',
    label: 'Your code',
    orderNumber: 'The code opens order number %{number}. The order number is not the code.',
    ignore:
      'Did you not ask for a code? You do not have to do anything; without it, nobody can see the order.',
  },
  withdrawal: {
    subject: 'Acknowledgement of receipt: withdrawal, order %{number}',
    title: 'We have received your withdrawal',
    lead: 'We received your withdrawal from the contract for order %{number} of %{date} on %{time}.',
    confirmText:
      'We have received your statement, but we will only change the order once you confirm it: others may know the order number and the e-mail address. The link is valid for 14 days; what counts is when the statement arrived.',
    confirm: 'Confirm withdrawal',
    notYou:
      'Did you not send the statement? You do not have to do anything; the order stays as it is.',
    receipt:
      'This message confirms that your statement reached us, and when. We will let you know separately whether the withdrawal covers everything you ordered. Please keep this message.',
    statement: 'Statement',
    statementText:
      'I withdraw from the contract of sale of the following goods, ordered on %{date} under number %{number}:',
    next: 'What happens next',
    send: 'If you already have the goods, send them within 14 days of this statement to: %{address}.',
    money:
      'We refund everything you paid within 14 days of receiving the statement, the same way you paid.',
    digital: 'digital content delivered with your consent: not covered by the right of withdrawal',
    personalised: 'made to your specifications: not covered by the right of withdrawal',
  },
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
    lead: 'Die Bestellung %{number} liegt bereit. Nennen Sie bei der Abholung bitte die Bestellnummer.',
  },
  shipped: {
    subject: 'Bestellung %{number} ist unterwegs',
    title: 'Ihr Paket ist unterwegs',
    lead: 'Wir haben die Bestellung %{number} dem Zustelldienst übergeben.',
  },
  shippedPart: {
    subject: 'Ein Teil der Bestellung %{number} ist unterwegs',
    title: 'Ein Teil Ihrer Bestellung ist unterwegs',
    lead: 'Einen Teil der Bestellung %{number} haben wir dem Zustelldienst übergeben.',
  },
  delivered: {
    subject: 'Bestellung %{number} wurde zugestellt',
    title: 'Ihr Paket ist da',
    lead: 'Die Bestellung %{number} vom %{date} wurde zugestellt. Viel Freude damit!',
  },
  cancelled: {
    subject: 'Bestellung %{number} wurde storniert',
    title: 'Ihre Bestellung wurde storniert',
    lead: 'Die Bestellung %{number} wurde storniert. Falls Sie schon bezahlt haben, erstatten wir das Geld auf demselben Weg.',
  },
  refunded: {
    subject: 'Erstattung für Bestellung %{number}',
    title: 'Wir erstatten Ihnen das Geld',
    lead: 'Für die Bestellung %{number} erstatten wir %{amount} auf dem Weg, auf dem Sie bezahlt haben. Bis das Geld auf Ihrem Konto ist, dauert es je nach Bank einige Tage.',
  },
  closed: {
    subject: 'Bestellung %{number} wurde geschlossen',
    title: 'Ihre Bestellung wurde geschlossen',
    lead: 'Die Bestellung %{number} wurde geschlossen. Sie haben kein Geld dafür bezahlt, daher gibt es nichts zu erstatten.',
  },
  returned: {
    subject: 'Das Paket der Bestellung %{number} ist zurückgekommen',
    title: 'Das Paket ist zu uns zurückgekommen',
    lead: 'Das Paket der Bestellung %{number} wurde nicht angenommen, daher haben wir die Bestellung geschlossen. Sie müssen nichts bezahlen. Möchten Sie die Waren weiterhin, bestellen Sie sie bitte erneut.',
  },
  tracking: {
    subject: 'Neue Sendungsnummer zur Bestellung %{number}',
    title: 'Das Paket hat eine neue Sendungsnummer',
    lead: 'Die Sendungsnummer, die wir Ihnen zur Bestellung %{number} geschickt haben, war falsch. Hier ist die richtige.',
  },
  invoice: {
    subject: 'Rechnung zur Bestellung %{number}',
    title: 'Ihre Rechnung liegt bei',
    lead: 'Wir haben die Rechnung zur Bestellung %{number} ausgestellt. Sie liegt als PDF bei; Sie können sie auch auf der Bestellseite herunterladen.',
  },
  code: {
    subject: 'Der Code für Ihre Bestellung',
    title: 'Der Code für Ihre Bestellung',
    lead: 'Geben Sie den Code auf der Bestellseite ein. Er gilt zehn Minuten.',
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
      'Ihre Erklärung ist eingegangen. Die Bestellung ändern wir erst, wenn Sie die Erklärung bestätigen, denn Bestellnummer und E-Mail-Adresse können auch andere kennen. Der Link gilt 14 Tage; es zählt der Eingang der Erklärung.',
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

export const orderTexts: Readonly<Record<Language, OrderTexts>> = { hr, en, de };

/** Replaces `%{name}` in a text by its value. A date that ends in a full stop also ends its sentence. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text.replace(/%\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
  return filled.replace(/\.\.(?!\.)/g, '.');
}
