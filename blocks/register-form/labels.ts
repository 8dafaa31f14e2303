import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Registracija',
    description: 'Obrazac za novi račun kupca.',
    keywords: ['račun', 'novi kupac'],
    fields: {
      showMemberCard: {
        label: 'Nudi člansku iskaznicu',
      },
    },
  },
  en: {
    name: 'Registration',
    description: 'The form for a new customer account.',
    keywords: ['account', 'sign up'],
    fields: {
      showMemberCard: {
        label: 'Offer the membership card',
      },
    },
  },
  de: {
    name: 'Registrierung',
    description: 'Das Formular für ein neues Kundenkonto.',
    keywords: ['Konto', 'Neukunde'],
    fields: {
      showMemberCard: {
        label: 'Mitgliedskarte anbieten',
      },
    },
  },
});
