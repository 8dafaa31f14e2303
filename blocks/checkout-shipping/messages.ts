import { stepMessages } from '#runtime/checkout/step-messages.ts';
import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    ...stepMessages.hr,
    question: 'Kako želite primiti pošiljku?',
    branch: 'Mjesto preuzimanja',
    free: 'besplatno',
    next: 'Dalje na plaćanje',
    none: 'Na tu adresu ne možemo dostaviti sve iz vaše košarice.',
    mend: 'Promijenite adresu',
  },
  en: {
    ...stepMessages.en,
    question: 'How would you like to receive your parcel?',
    branch: 'Collection point',
    free: 'free',
    next: 'On to payment',
    none: 'We cannot deliver everything in your cart to this address.',
    mend: 'Change the address',
  },
  de: {
    ...stepMessages.de,
    question: 'Wie möchten Sie Ihre Sendung erhalten?',
    branch: 'Abholort',
    free: 'kostenlos',
    next: 'Weiter zur Zahlung',
    none: 'An diese Adresse können wir nicht alles aus Ihrem Warenkorb liefern.',
    mend: 'Adresse ändern',
  },
});
