import { type TextsByLanguage } from '#schemas/languages.ts';
import type { Texts } from './texts.ts';

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
} as const;

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
};

/** What the mail about an event of an order says first. */
export const orderEventTexts: TextsByLanguage<Texts<typeof hr>> = { hr, en, de };
