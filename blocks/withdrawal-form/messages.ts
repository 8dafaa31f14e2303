import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Raskid ugovora',
    intro:
      'Od kupnje na daljinu možete odustati u roku od 14 dana od primitka robe. Razlog ne morate navoditi.',
    steps: 'Korak %{step} od 2',
    findTitle: 'Koja je to narudžba?',
    number: 'Broj narudžbe',
    numberHint: 'Stoji u potvrdi narudžbe, na primjer MM-2026-001001.',
    email: 'E-adresa s kojom ste naručili',
    emailHint: 'Na nju odmah šaljemo potvrdu primitka.',
    find: 'Raskini ugovor ovdje',
    confirmTitle: 'Potvrdite raskid',
    statement:
      'Jednostrano raskidam ugovor o kupnji sljedećih stvari iz narudžbe %{number} od %{date}:',
    quantity: '%{count} ×',
    digital: 'Digitalni sadržaj isporučen uz vašu suglasnost; zakon za njega ne predviđa raskid.',
    personalised: 'Izrađeno po vašoj želji; zakon za to ne predviđa raskid.',
    allExempt:
      'Zakon ni za što iz ove narudžbe ne predviđa raskid. Izjavu svejedno možete poslati; odgovorit ćemo vam.',
    until: 'Rok za raskid: %{date}',
    overdue:
      'Rok za raskid (%{date}) je istekao. Izjavu svejedno možete poslati; odgovorit ćemo vam.',
    effect: 'Čim potvrdite, na vašu e-adresu stiže potvrda primitka s točnim vremenom.',
    effectWithLink:
      'Čim potvrdite, na vašu e-adresu stiže potvrda primitka s točnim vremenom i poveznicom. Njome potvrdite da ste to vi; narudžba se mijenja tek tada.',
    effectOfLink: 'Izjavu smo već zaprimili. Kad je potvrdite, raskid provodimo.',
    linkOver: 'Poveznica više ne vrijedi. Upišite broj narudžbe i e-adresu pa ćemo poslati novu.',
    confirmByLink:
      'Na e-adresu narudžbe poslali smo potvrdu primitka s poveznicom. Otvorite je i potvrdite da ste to vi; narudžba se mijenja tek tada.',
    confirm: 'Potvrdi raskid',
    other: 'To nije ta narudžba',
    doneTitle: 'Izjava je zaprimljena',
    received: 'Izjavu o raskidu ugovora za narudžbu %{number} primili smo %{date} u %{time}.',
    receipt:
      'Potvrdu smo poslali na e-adresu narudžbe. Potvrđuje da je izjava stigla, a o svemu ostalom javit ćemo vam se porukom.',
    sendBack:
      'Robu koju ste već primili pošaljite u roku od 14 dana. Novac vraćamo najkasnije 14 dana otkad je izjava stigla, istim putem kojim ste platili.',
    another: 'Raskini drugi ugovor',
  },
  en: {
    title: 'Withdraw from contract',
    intro:
      'You can withdraw from an online purchase within 14 days of receiving the goods. You do not have to give a reason.',
    steps: 'Step %{step} of 2',
    findTitle: 'Which order is it?',
    number: 'Order number',
    numberHint: 'You will find it in the order confirmation, for example MM-2026-001001.',
    email: 'E-mail address you ordered with',
    emailHint: 'We send the receipt there at once.',
    find: 'Withdraw from contract here',
    confirmTitle: 'Confirm the withdrawal',
    statement:
      'I withdraw from the contract of sale of these goods from order %{number} of %{date}:',
    quantity: '%{count} ×',
    digital: 'Digital content delivered with your consent; there is no right of withdrawal for it.',
    personalised: 'Made to your specifications; there is no right of withdrawal for it.',
    allExempt:
      'There is no right of withdrawal for anything in this order. You can still send the statement; we will answer.',
    until: 'The period for withdrawal ends on %{date}.',
    overdue:
      'The period for withdrawal ended on %{date}. You can still send the statement; we will answer.',
    effect: 'Once you confirm, a receipt with the exact time goes to your e-mail address.',
    effectWithLink:
      'Once you confirm, a receipt with the exact time and a link goes to your e-mail address. Use the link to confirm that it is you; the order changes only then.',
    effectOfLink:
      'We already have your statement. Once you confirm it, we will carry out the withdrawal.',
    linkOver:
      'This link is no longer valid. Enter your order number and e-mail address, and we will send you a new one.',
    confirmByLink:
      'We sent a receipt with a link to the e-mail address of the order. Open it and confirm that it is you; the order changes only then.',
    confirm: 'Confirm withdrawal',
    other: 'This is not the order',
    doneTitle: 'We have your statement',
    received:
      'We received your withdrawal from the contract for order %{number} on %{date} at %{time}.',
    receipt:
      'A receipt is on its way to the e-mail address of the order. It confirms that the statement arrived; we will write to you about everything else.',
    sendBack:
      'Send back any goods you already have within 14 days. We refund you within 14 days of receiving the statement, the same way you paid.',
    another: 'Withdraw from another contract',
  },
  de: {
    title: 'Vertrag widerrufen',
    intro:
      'Einen Online-Kauf können Sie binnen 14 Tagen nach Erhalt der Ware widerrufen. Einen Grund müssen Sie nicht nennen.',
    steps: 'Schritt %{step} von 2',
    findTitle: 'Um welche Bestellung geht es?',
    number: 'Bestellnummer',
    numberHint: 'Sie finden sie in der Bestellbestätigung, zum Beispiel MM-2026-001001.',
    email: 'E-Mail-Adresse der Bestellung',
    emailHint: 'Dorthin senden wir sofort die Eingangsbestätigung.',
    find: 'Vertrag hier widerrufen',
    confirmTitle: 'Widerruf bestätigen',
    statement:
      'Ich widerrufe den Vertrag über den Kauf der folgenden Waren aus der Bestellung %{number} vom %{date}:',
    quantity: '%{count} ×',
    digital:
      'Mit Ihrer Zustimmung bereitgestellter digitaler Inhalt; das Gesetz sieht keinen Widerruf vor.',
    personalised: 'Nach Ihren Wünschen angefertigt; das Gesetz sieht keinen Widerruf vor.',
    allExempt:
      'Für nichts aus dieser Bestellung sieht das Gesetz einen Widerruf vor. Sie können die Erklärung trotzdem senden; wir antworten Ihnen.',
    until: 'Die Widerrufsfrist endet am %{date}.',
    overdue:
      'Die Widerrufsfrist endete am %{date}. Sie können die Erklärung trotzdem senden; wir antworten Ihnen.',
    effect:
      'Sobald Sie bestätigen, geht eine Eingangsbestätigung mit genauer Uhrzeit an Ihre E-Mail-Adresse.',
    effectWithLink:
      'Sobald Sie bestätigen, geht eine Eingangsbestätigung mit genauer Uhrzeit und einem Link an Ihre E-Mail-Adresse. Bestätigen Sie mit dem Link, dass Sie es sind; erst dann ändert sich die Bestellung.',
    effectOfLink:
      'Ihre Erklärung liegt uns vor. Sobald Sie sie bestätigen, führen wir den Widerruf aus.',
    linkOver:
      'Dieser Link gilt nicht mehr. Geben Sie Bestellnummer und E-Mail-Adresse ein, dann senden wir einen neuen.',
    confirmByLink:
      'An die E-Mail-Adresse der Bestellung ging eine Eingangsbestätigung mit einem Link. Öffnen Sie ihn und bestätigen Sie, dass Sie es sind; erst dann ändert sich die Bestellung.',
    confirm: 'Widerruf bestätigen',
    other: 'Das ist nicht die Bestellung',
    doneTitle: 'Ihre Erklärung ist eingegangen',
    received:
      'Ihre Erklärung, den Vertrag zur Bestellung %{number} zu widerrufen, ist am %{date} um %{time} eingegangen.',
    receipt:
      'Die Bestätigung ist an die E-Mail-Adresse der Bestellung unterwegs. Sie bestätigt den Eingang; alles Weitere schreiben wir Ihnen.',
    sendBack:
      'Bereits erhaltene Ware senden Sie binnen 14 Tagen zurück. Ihr Geld erstatten wir binnen 14 Tagen ab Eingang der Erklärung auf dem Weg, auf dem Sie bezahlt haben.',
    another: 'Anderen Vertrag widerrufen',
  },
});
