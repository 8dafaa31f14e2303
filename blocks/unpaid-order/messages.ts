import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Narudžba %{number} čeka plaćanje',
    text: 'Uplatu (%{total}) još nismo zaprimili, pa su vaši artikli u toj narudžbi, a ne u košarici.',
    until: 'Čuvamo ih do %{time}.',
    pay: 'Platite narudžbu',
    takeBack: 'Vrati artikle u košaricu',
    takenBack: 'Time se narudžba otkazuje.',
  },
  en: {
    title: 'Order %{number} is waiting for payment',
    text: 'We have not received the payment (%{total}) yet, so your items are in that order and not in the cart.',
    until: 'We keep them until %{time}.',
    pay: 'Pay this order',
    takeBack: 'Put the items back into the cart',
    takenBack: 'This cancels the order.',
  },
  de: {
    title: 'Bestellung %{number} wartet auf Zahlung',
    text: 'Die Zahlung (%{total}) ist noch nicht bei uns angekommen, daher liegen Ihre Artikel in dieser Bestellung und nicht im Warenkorb.',
    until: 'Wir halten sie bis %{time} zurück.',
    pay: 'Bestellung bezahlen',
    takeBack: 'Artikel zurück in den Warenkorb',
    takenBack: 'Die Bestellung wird damit storniert.',
  },
});
