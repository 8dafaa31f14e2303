import { defineMessages } from '../i18n/messages.ts';

/** Texts that the steps of the checkout share; their blocks spread them into their own. */
export const stepMessages = defineMessages({
  hr: {
    'step.address': 'Adresa',
    'step.shipping': 'Dostava',
    'step.payment': 'Plaćanje',
    'step.done': 'gotovo',
    'step.change': 'Promijeni',
    'step.changeNamed': 'Promijeni: %{step}',
    'step.back': 'Natrag',
  },
  en: {
    'step.address': 'Address',
    'step.shipping': 'Delivery',
    'step.payment': 'Payment',
    'step.done': 'done',
    'step.change': 'Change',
    'step.changeNamed': 'Change: %{step}',
    'step.back': 'Back',
  },
  de: {
    'step.address': 'Adresse',
    'step.shipping': 'Versand',
    'step.payment': 'Zahlung',
    'step.done': 'erledigt',
    'step.change': 'Ändern',
    'step.changeNamed': 'Ändern: %{step}',
    'step.back': 'Zurück',
  },
});
