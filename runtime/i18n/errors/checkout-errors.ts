import type { ErrorTexts } from './error-texts.ts';

/** Errors between the cart and the order, and about orders. */
export const checkoutErrors = {
  hr: {
    addressMissing: 'Najprije upišite adresu dostave.',
    countryNotAllowed: 'U tu državu ne dostavljamo. Odaberite drugu adresu.',
    deliveryMethodMissing: 'Molimo odaberite metodu dostave prije nastavka',
    deliveryMethodNotFound:
      'Odabrana metoda dostave nije pronađena. Odaberite drugu metodu dostave.',
    deliveryBranchMissing: 'Molimo odaberite dostavnu poslovnicu prije nastavka',
    paymentMethodMissing: 'Molimo odaberite metodu plaćanja prije nastavka',
    paymentMethodNotFound: 'Odabrani način plaćanja nije dostupan. Odaberite drugi.',
    paymentMismatch: 'Uplata ne odgovara narudžbi. Javite nam se s brojem narudžbe.',
    paymentNotMade: 'Plaćanje nije dovršeno. Pokušajte ponovno ili odaberite drugi način plaćanja.',
    paymentUnavailable:
      'Plaćanje trenutačno nije dostupno. Odaberite drugi način plaćanja ili pokušajte malo kasnije.',
    paymentCoolDown:
      'Plaćanje nije uspjelo više puta zaredom. Pokušajte ponovno za petnaestak minuta ili odaberite drugi način plaćanja.',
    paymentCaptcha:
      'Plaćanje nije uspjelo više puta zaredom. Pri sljedećem pokušaju provjerit ćemo da niste robot.',
    paymentClosed:
      'Ova se narudžba više ne može platiti. Pogledajte njezino stanje ili nam se javite.',
    consentRequired: 'Za nastavak dajte obvezne privole.',
    consentsNotFetched: 'Privole se nisu mogle učitati. Pokušajte ponovno.',
    orderMoveRefused:
      'U trenutačnom stanju narudžbe to nije moguće. Osvježite stranicu pa pogledajte što jest.',
    orderLocked: 'Narudžbu vidi samo onaj tko ju je poslao.',
    orderCodeInvalid: 'Kod nije točan ili više ne vrijedi. Provjerite ga ili zatražite novi.',
    orderNotFound: 'Ne nalazimo narudžbu s tim brojem i tom e-adresom. Provjerite oba podatka.',
  },
  en: {
    addressMissing: 'Please enter a delivery address first.',
    countryNotAllowed: 'We do not deliver to this country. Please choose another address.',
    deliveryMethodMissing: 'Please choose a delivery method before you continue',
    deliveryMethodNotFound:
      'The chosen delivery method was not found. Please choose another delivery method.',
    deliveryBranchMissing: 'Please choose a collection point before you continue',
    paymentMethodMissing: 'Please choose a payment method before you continue',
    paymentMethodNotFound: 'The chosen payment method is not available. Please choose another.',
    paymentMismatch:
      'The payment does not match the order. Please contact us with your order number.',
    paymentNotMade: 'The payment was not completed. Try again or choose another payment method.',
    paymentUnavailable:
      'Payment is not available right now. Choose another payment method or try again a little later.',
    paymentCoolDown:
      'The payment failed several times in a row. Try again in about fifteen minutes or choose another payment method.',
    paymentCaptcha:
      'The payment failed several times in a row. On your next try we will check that you are not a robot.',
    paymentClosed: 'This order can no longer be paid. Check its status or contact us.',
    consentRequired: 'Please give the required consents to continue.',
    consentsNotFetched: 'The consents could not be loaded. Please try again.',
    orderMoveRefused:
      'The current status of the order does not allow this. Reload the page to see what you can do.',
    orderLocked: 'Only the person who placed an order can see it.',
    orderCodeInvalid: 'The code is wrong or has expired. Check it or request a new one.',
    orderNotFound:
      'We cannot find an order with this number and e-mail address. Please check both.',
  },
  de: {
    addressMissing: 'Bitte geben Sie zuerst eine Lieferadresse ein.',
    countryNotAllowed: 'In dieses Land liefern wir nicht. Bitte wählen Sie eine andere Adresse.',
    deliveryMethodMissing: 'Bitte wählen Sie eine Versandart, bevor Sie fortfahren',
    deliveryMethodNotFound:
      'Die gewählte Versandart wurde nicht gefunden. Bitte wählen Sie eine andere Versandart.',
    deliveryBranchMissing: 'Bitte wählen Sie eine Abholstelle, bevor Sie fortfahren',
    paymentMethodMissing: 'Bitte wählen Sie eine Zahlungsart, bevor Sie fortfahren',
    paymentMethodNotFound:
      'Die gewählte Zahlungsart ist nicht verfügbar. Bitte wählen Sie eine andere.',
    paymentMismatch:
      'Die Zahlung passt nicht zur Bestellung. Bitte schreiben Sie uns mit der Bestellnummer.',
    paymentNotMade:
      'Die Zahlung wurde nicht abgeschlossen. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
    paymentUnavailable:
      'Die Zahlung ist gerade nicht möglich. Wählen Sie eine andere Zahlungsart oder versuchen Sie es etwas später erneut.',
    paymentCoolDown:
      'Die Zahlung ist mehrmals hintereinander fehlgeschlagen. Versuchen Sie es in etwa fünfzehn Minuten erneut oder wählen Sie eine andere Zahlungsart.',
    paymentCaptcha:
      'Die Zahlung ist mehrmals hintereinander fehlgeschlagen. Beim nächsten Versuch stellen wir sicher, dass Sie kein Roboter sind.',
    paymentClosed:
      'Diese Bestellung kann nicht mehr bezahlt werden. Prüfen Sie ihren Status oder schreiben Sie uns.',
    consentRequired: 'Bitte erteilen Sie die erforderlichen Einwilligungen, um fortzufahren.',
    consentsNotFetched:
      'Die Einwilligungen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    orderMoveRefused:
      'Der aktuelle Status der Bestellung lässt das nicht zu. Laden Sie die Seite neu, um zu sehen, was möglich ist.',
    orderLocked: 'Eine Bestellung sieht nur, wer sie aufgegeben hat.',
    orderCodeInvalid:
      'Der Code ist falsch oder abgelaufen. Prüfen Sie ihn oder fordern Sie einen neuen an.',
    orderNotFound:
      'Zu dieser Nummer und E-Mail-Adresse finden wir keine Bestellung. Prüfen Sie beide Angaben.',
  },
} satisfies ErrorTexts;
