import { type TextsByLanguage } from '#schemas/languages.ts';

const hr = {
  order: 'Narudžba %{number}',
  open: 'Vaša datoteka',
  openText: 'Preostala preuzimanja: %{left}. Poveznica vrijedi do %{date}.',
  fetch: 'Preuzmite',
  expired: 'Poveznica je istekla',
  expiredText: 'Novu besplatno dobivate na stranici narudžbe.',
  usedUp: 'Sva su preuzimanja iskorištena',
  usedUpText:
    'Datoteku ste preuzeli %{allowed} puta, koliko je dopušteno. Ako vam opet treba, pišite nam.',
  revoked: 'Ovo više ne vrijedi',
  revokedText: 'Narudžba je otkazana ili je novac vraćen, pa ulaznice i datoteke više ne vrijede.',
  gone: 'Datoteka trenutačno nije dostupna',
  goneText: 'Pišite nam i poslat ćemo vam je. Ovo preuzimanje nije ubrojeno.',
  toOrder: 'Stranica narudžbe',
} as const;

export type LinkText = keyof typeof hr;
type Texts = Readonly<Record<LinkText, string>>;

const en: Texts = {
  order: 'Order %{number}',
  open: 'Your file',
  openText: 'Downloads left: %{left}. The link is valid until %{date}.',
  fetch: 'Download',
  expired: 'This link has expired',
  expiredText: 'You can get a new one on the order page, free of charge.',
  usedUp: 'All downloads are used up',
  usedUpText:
    'You have downloaded the file %{allowed} times, which is the limit. Write to us if you need it again.',
  revoked: 'This is no longer valid',
  revokedText: 'The order was cancelled or refunded, so its tickets and files are no longer valid.',
  gone: 'The file is not available at the moment',
  goneText: 'Write to us and we will send it. This download was not counted.',
  toOrder: 'Order page',
};

const de: Texts = {
  order: 'Bestellung %{number}',
  open: 'Ihre Datei',
  openText: 'Verbleibende Downloads: %{left}. Der Link gilt bis %{date}.',
  fetch: 'Herunterladen',
  expired: 'Dieser Link ist abgelaufen',
  expiredText: 'Auf der Bestellseite erhalten Sie kostenlos einen neuen.',
  usedUp: 'Alle Downloads sind verbraucht',
  usedUpText:
    'Sie haben die Datei %{allowed}-mal heruntergeladen, so oft wie erlaubt. Schreiben Sie uns, wenn Sie sie noch einmal brauchen.',
  revoked: 'Das gilt nicht mehr',
  revokedText:
    'Die Bestellung wurde storniert oder erstattet; ihre Eintrittskarten und Dateien gelten nicht mehr.',
  gone: 'Die Datei ist gerade nicht verfügbar',
  goneText: 'Schreiben Sie uns, wir senden sie Ihnen. Dieser Download wurde nicht gezählt.',
  toOrder: 'Bestellseite',
};

export const linkTexts: TextsByLanguage<Texts> = { hr, en, de };
