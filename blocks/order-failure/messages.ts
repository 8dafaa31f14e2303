import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    checkoutFailureTitle: 'Plaćanje nije uspjelo',
    text: 'Ništa nije naplaćeno, a vaša je košarica sačuvana. Pokušajte ponovno ili odaberite drugi način plaćanja.',
    emptyText:
      'Ništa nije naplaćeno. Ako ste sigurni da ste platili, javite nam se s brojem narudžbe.',
    again: 'Pokušajte ponovno',
    cart: 'Pregledajte košaricu',
    shop: 'U trgovinu',
    help: 'Trebate pomoć?',
  },
  en: {
    checkoutFailureTitle: 'The payment did not go through',
    text: 'Nothing has been charged and your cart is safe. Try again or choose another way to pay.',
    emptyText:
      'Nothing has been charged. If you are sure that you paid, write to us with your order number.',
    again: 'Try again',
    cart: 'View your cart',
    shop: 'To the shop',
    help: 'Do you need help?',
  },
  de: {
    checkoutFailureTitle: 'Die Zahlung ist fehlgeschlagen',
    text: 'Es wurde nichts abgebucht, Ihr Warenkorb ist noch da. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
    emptyText:
      'Es wurde nichts abgebucht. Wenn Sie sicher sind, gezahlt zu haben, schreiben Sie uns mit der Bestellnummer.',
    again: 'Erneut versuchen',
    cart: 'Warenkorb ansehen',
    shop: 'Zum Laden',
    help: 'Brauchen Sie Hilfe?',
  },
});
