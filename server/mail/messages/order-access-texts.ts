import { type TextsByLanguage } from '#schemas/languages.ts';
import type { Texts } from './texts.ts';

const hr = {
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
} as const;

const en: Texts<typeof hr> = {
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
};

const de: Texts<typeof hr> = {
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
};

/** Mails that let a buyer without an account open an order or withdraw from it. */
export const orderAccessTexts: TextsByLanguage<Texts<typeof hr>> = { hr, en, de };
