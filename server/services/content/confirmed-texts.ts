import { type TextsByLanguage } from '#schemas/languages.ts';

/** Text of the page shown after the link of a mail was confirmed. */
export const confirmedTexts: TextsByLanguage<{
  readonly newsletter: string;
  readonly emailChange: string;
}> = {
  hr: {
    newsletter: 'Hvala! Prijavljeni ste na novosti. Odjaviti se možete u svakoj poruci.',
    emailChange: 'Vaš račun sada ima ovu e-adresu. Njome se ubuduće prijavljujete.',
  },
  en: {
    newsletter:
      'Thank you! You are subscribed to our newsletter. You can unsubscribe in any message.',
    emailChange: 'Your account now has this e-mail address. Use it to log in from now on.',
  },
  de: {
    newsletter:
      'Danke! Sie haben unseren Newsletter abonniert. Abmelden können Sie sich in jeder Nachricht.',
    emailChange: 'Ihr Konto hat jetzt diese E-Mail-Adresse. Melden Sie sich künftig damit an.',
  },
};
