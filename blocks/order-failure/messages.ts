import { captchaMessages } from '#runtime/forms/captcha/captcha-messages.ts';
import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    ...captchaMessages('hr'),
    checkoutFailureTitle: 'Plaćanje nije uspjelo',
    text: 'Ništa nije naplaćeno, a vaša je košarica sačuvana. Pokušajte ponovno ili odaberite drugi način plaćanja.',
    emptyText:
      'Ništa nije naplaćeno. Ako ste sigurni da ste platili, javite nam se s brojem narudžbe.',
    again: 'Pokušajte ponovno',
    cart: 'Pregledajte košaricu',
    shop: 'U trgovinu',
    kept: 'Ništa nije naplaćeno. Narudžba %{number} je sačuvana, a artikli su odvojeni za vas. Pokušajte ponovno ili odaberite drugi način plaćanja.',
    notYet:
      'Uplatu još nismo zaprimili. Narudžba %{number} je sačuvana, a artikli su odvojeni za vas. Ako ste već platili, pričekajte koju minutu: provjeravamo kod banke.',
    until: 'Platite do %{date} u %{time}',
    waiting: 'Narudžba čeka plaćanje',
    question: 'Kako želite platiti?',
    pay: 'Platite %{total}',
    coolDown:
      'Plaćanje nije uspjelo više puta zaredom. Kartica i PayPal ponovno su na raspolaganju za petnaestak minuta.',
    captcha:
      'Plaćanje nije uspjelo više puta zaredom. Za karticu i PayPal prije sljedećeg pokušaja provjeravamo da niste robot; za to su potrebne skripte.',
    paidTitle: 'Narudžba je plaćena',
    paidText: 'Uplata za narudžbu %{number} ipak je stigla. Ništa više ne morate učiniti.',
    toOrder: 'Pogledajte narudžbu',
    overTitle: 'Vrijeme za plaćanje je isteklo',
    overText:
      'Narudžba %{number} je otkazana i ništa nije naplaćeno. Artikli su ponovno u trgovini.',
    help: 'Trebate pomoć?',
  },
  en: {
    ...captchaMessages('en'),
    checkoutFailureTitle: 'The payment did not go through',
    text: 'Nothing has been charged and your cart is safe. Try again or choose another payment method.',
    emptyText:
      'Nothing has been charged. If you are sure that you paid, please write to us with your order number.',
    again: 'Try again',
    cart: 'View your cart',
    shop: 'To the shop',
    kept: 'Nothing has been charged. Order %{number} is safe and its items are set aside for you. Try again or choose another payment method.',
    notYet:
      'We have not received the payment yet. Order %{number} is safe and its items are set aside for you. If you have paid, give it a few minutes: we are checking with the bank.',
    until: 'Please pay by %{date}, %{time}',
    waiting: 'Your order is waiting for payment',
    question: 'How would you like to pay?',
    pay: 'Pay %{total}',
    coolDown:
      'The payment failed several times in a row. Card and PayPal are available again in about fifteen minutes.',
    captcha:
      'The payment failed several times in a row. Before your next try with card or PayPal we will check that you are not a robot; this needs scripts.',
    paidTitle: 'The order has been paid',
    paidText: 'The payment for order %{number} has arrived after all. There is nothing left to do.',
    toOrder: 'View the order',
    overTitle: 'The time to pay has run out',
    overText:
      'Order %{number} was cancelled and nothing has been charged. Its items are back in the shop.',
    help: 'Do you need help?',
  },
  de: {
    ...captchaMessages('de'),
    checkoutFailureTitle: 'Die Zahlung ist fehlgeschlagen',
    text: 'Es wurde nichts abgebucht, Ihr Warenkorb ist noch da. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
    emptyText:
      'Es wurde nichts abgebucht. Wenn Sie sicher sind, gezahlt zu haben, schreiben Sie uns mit der Bestellnummer.',
    again: 'Erneut versuchen',
    cart: 'Warenkorb ansehen',
    shop: 'Zum Shop',
    kept: 'Es wurde nichts abgebucht. Bestellung %{number} ist gespeichert, die Artikel liegen für Sie bereit. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
    notYet:
      'Die Zahlung ist noch nicht bei uns angekommen. Bestellung %{number} ist gespeichert, die Artikel liegen für Sie bereit. Wenn Sie schon bezahlt haben, warten Sie bitte ein paar Minuten: Wir fragen bei der Bank nach.',
    until: 'Bitte zahlen Sie bis %{date}, %{time} Uhr',
    waiting: 'Ihre Bestellung wartet auf die Zahlung',
    question: 'Wie möchten Sie bezahlen?',
    pay: '%{total} bezahlen',
    coolDown:
      'Die Zahlung ist mehrmals hintereinander fehlgeschlagen. Karte und PayPal stehen in etwa fünfzehn Minuten wieder zur Verfügung.',
    captcha:
      'Die Zahlung ist mehrmals hintereinander fehlgeschlagen. Vor dem nächsten Versuch mit Karte oder PayPal stellen wir sicher, dass Sie kein Roboter sind; dafür sind Skripte nötig.',
    paidTitle: 'Die Bestellung ist bezahlt',
    paidText:
      'Die Zahlung für Bestellung %{number} ist doch angekommen. Sie müssen nichts weiter tun.',
    toOrder: 'Bestellung ansehen',
    overTitle: 'Die Zeit zum Bezahlen ist abgelaufen',
    overText:
      'Bestellung %{number} wurde storniert, es wurde nichts abgebucht. Die Artikel sind wieder im Shop.',
    help: 'Brauchen Sie Hilfe?',
  },
});
