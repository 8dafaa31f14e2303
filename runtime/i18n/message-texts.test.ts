import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withNamedNotices } from './error-notices.ts';

/** Messages that people read, by key: in Croatian, English and German. */
type Messages = Readonly<Record<string, readonly string[]>>;

/** The texts of Izlog; a site may have its own words. */
const texts = ['hr', 'en', 'de'].map((language) =>
  withNamedNotices(JSON.parse(readFileSync(`runtime/i18n/texts/${language}.json`, 'utf8'))),
);

/** Returns the same keys with the messages of Izlog. */
const shownBy = (messages: Messages) =>
  Object.fromEntries(Object.keys(messages).map((key) => [key, texts.map((text) => text[key])]));

const cart = {
  'core.notifications.addedToCart': [
    'Dodano u košaricu.',
    'Added to your cart.',
    'In den Warenkorb gelegt.',
  ],
  'core.notifications.itemRemovedFromCart': [
    'Artikl je uklonjen iz košarice.',
    'The item was removed from your cart.',
    'Der Artikel wurde aus dem Warenkorb entfernt.',
  ],
  'error.removeFromCartFailed': [
    'Artikl se nije mogao ukloniti iz košarice. Pokušajte ponovno.',
    'The item could not be removed from the cart. Please try again.',
    'Der Artikel konnte nicht aus dem Warenkorb entfernt werden. Bitte versuchen Sie es erneut.',
  ],
  'error.invalidQuantity': [
    'Količina mora biti cijeli broj veći od nule.',
    'The quantity must be a whole number above zero.',
    'Die Menge muss eine ganze Zahl über null sein.',
  ],
  'core.notifications.cartUpdateError': [
    'Ova se košarica više ne može koristiti. Započnite novu kupnju.',
    'This cart can no longer be used. Please start a new purchase.',
    'Dieser Warenkorb ist nicht mehr verwendbar. Bitte beginnen Sie einen neuen Einkauf.',
  ],
  'errors.cartArchived': [
    'Ova je košarica zatvorena. Započnite novu kupnju.',
    'This cart is closed. Please start a new one.',
    'Dieser Warenkorb ist geschlossen. Bitte beginnen Sie einen neuen Einkauf.',
  ],
  'core.notifications.couponApplied': [
    'Kod je primijenjen.',
    'The code has been applied.',
    'Der Code wurde eingelöst.',
  ],
  'core.notifications.couponRemoved': [
    'Kod je uklonjen.',
    'The code has been removed.',
    'Der Code wurde entfernt.',
  ],
  'core.notifications.couponLost': [
    'Kupon %{code} ne vrijedi za ovu košaricu.',
    'Coupon %{code} does not apply to this cart.',
    'Der Gutschein %{code} gilt nicht für diesen Warenkorb.',
  ],
  'errors.couponNotFound': [
    'Kupon s tim kodom ne postoji. Provjerite kod.',
    'Coupon not found!',
    'Einen Gutschein mit diesem Code gibt es nicht. Bitte prüfen Sie den Code.',
  ],
  'core.notifications.memebrshipCardBarcodeApplied': [
    'Članska je iskaznica primijenjena.',
    'The membership card has been applied.',
    'Die Mitgliedskarte wurde angewendet.',
  ],
  'core.notifications.membershipCardBarcodeError': [
    'Članska iskaznica nije se mogla primijeniti. Pokušajte ponovno.',
    'The membership card could not be applied. Please try again.',
    'Die Mitgliedskarte konnte nicht angewendet werden. Bitte versuchen Sie es erneut.',
  ],
  'core.notifications.membershipCardBarcodeInvalid': [
    'Članska iskaznica s tim brojem nije valjana. Provjerite broj.',
    'There is no valid membership card with this number. Please check the number.',
    'Eine gültige Mitgliedskarte mit dieser Nummer gibt es nicht. Bitte prüfen Sie die Nummer.',
  ],
  'core.notifications.ownCardApplied': [
    'Vaša članska iskaznica vrijedi za ovu košaricu. U košarici je možete ukloniti.',
    'Your membership card applies to this cart. You can remove it in the cart.',
    'Ihre Mitgliedskarte gilt für diesen Warenkorb. Dort können Sie sie entfernen.',
  ],
};

test('the cart, its coupon and its card have these messages · CART-25 CART-36 CART-37 CART-41 CART-42 COUPON-03 COUPON-05 COUPON-09 CARD-06 CARD-10 CARD-12 CARD-13', () => {
  expect(shownBy(cart)).toEqual(cart);
});

const wishes = {
  'core.notifications.addedToWishlist': [
    'Dodano na listu želja.',
    'Added to your wish list.',
    'Auf die Wunschliste gesetzt.',
  ],
  'core.notifications.removedFromWishlist': [
    'Uklonjeno s liste želja.',
    'Removed from your wish list.',
    'Von der Wunschliste entfernt.',
  ],
  'core.notifications.wishlistKeptHere': [
    'Lista se čuva u ovom pregledniku. Prijavite se da je imate na svim uređajima.',
    'The list is kept in this browser. Log in to have it on all your devices.',
    'Die Liste bleibt in diesem Browser. Melden Sie sich an, um sie auf allen Geräten zu haben.',
  ],
  'errors.onlyRegistered': [
    'Samo za registrirane korisnike!',
    'For registered users only!',
    'Nur für registrierte Benutzer!',
  ],
  'errors.reviewIncomplete': [
    'Recenzija traži i ocjenu i komentar.',
    'A review needs both a rating and a comment.',
    'Eine Bewertung braucht Sterne und einen Kommentar.',
  ],
};

test('a wish list has these messages, comments these · WISH-01 WISH-03 WISH-04 REVIEW-01 REVIEW-02 REVIEW-08', () => {
  expect(shownBy(wishes)).toEqual(wishes);
});

const checkout = {
  'errors.deliveryMethodMissing': [
    'Molimo odaberite metodu dostave prije nastavka',
    'Please choose a delivery method before you continue',
    'Bitte wählen Sie eine Versandart, bevor Sie fortfahren',
  ],
  'errors.deliveryMethodNotFound': [
    'Odabrana metoda dostave nije pronađena. Odaberite drugu metodu dostave.',
    'The chosen delivery method was not found. Please choose another delivery method.',
    'Die gewählte Versandart wurde nicht gefunden. Bitte wählen Sie eine andere Versandart.',
  ],
  'errors.deliveryBranchMissing': [
    'Molimo odaberite dostavnu poslovnicu prije nastavka',
    'Please choose a collection point before you continue',
    'Bitte wählen Sie eine Abholstelle, bevor Sie fortfahren',
  ],
  'errors.paymentMethodMissing': [
    'Molimo odaberite metodu plaćanja prije nastavka',
    'Please choose a payment method before you continue',
    'Bitte wählen Sie eine Zahlungsart, bevor Sie fortfahren',
  ],
  'core.notifications.cartUpdated': [
    'Košarica se promijenila. Provjerite artikle i cijene.',
    'Your cart has changed. Please check the items and prices.',
    'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie Artikel und Preise.',
  ],
  'core.notifications.consentRequired': [
    'Za nastavak dajte obvezne privole.',
    'Please give the required consents to continue.',
    'Bitte erteilen Sie die erforderlichen Einwilligungen, um fortzufahren.',
  ],
  'error.consentsNotFetched': [
    'Privole se nisu mogle učitati. Pokušajte ponovno.',
    'The consents could not be loaded. Please try again.',
    'Die Einwilligungen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  ],
  'error.failedConsentLog': [
    'Vaše se privole nisu mogle zabilježiti. Pokušajte ponovno.',
    'Your consents could not be recorded. Please try again.',
    'Ihre Einwilligungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  ],
};

test('the checkout has these messages · CHK-S-04 CHK-S-05 CHK-S-06 CHK-P-06 ORDER-02 ORDER-03 ORDER-04 CONSENT-01 CONSENT-03 CONSENT-06', () => {
  expect(shownBy(checkout)).toEqual(checkout);
});

const account = {
  'core.login.success': ['Prijavljeni ste.', 'You are logged in.', 'Sie sind angemeldet.'],
  'core.login.logout': ['Odjavljeni ste.', 'You are logged out.', 'Sie sind abgemeldet.'],
  'core.notifications.unknowUserOrPassword': [
    'E-adresa ili lozinka nije točna. Provjerite ih ili postavite novu lozinku.',
    'The email address or the password is wrong. Check both, or set a new password.',
    'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides oder legen Sie ein neues Passwort fest.',
  ],
  'core.notifications.registered': [
    'Registracija je uspjela. Dobro došli!',
    'You are registered. Welcome!',
    'Sie sind registriert. Willkommen!',
  ],
  'core.notifications.confirmEmail': [
    'Poslali smo vam poruku. Potvrdite e-adresu poveznicom iz nje.',
    'We have sent you a message. Please confirm your email address with the link in it.',
    'Wir haben Ihnen eine Nachricht gesendet. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link darin.',
  ],
  'core.notifications.emailConfirmed': [
    'E-adresa je potvrđena. Sada se možete prijaviti.',
    'Your email address is confirmed. You can log in now.',
    'Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.',
  ],
  'core.notifications.addressConfirmed': [
    'Vaša je adresa e-pošte potvrđena.',
    'Your email address is confirmed.',
    'Ihre E-Mail-Adresse ist bestätigt.',
  ],
  'core.notifications.userExists': [
    'Račun s tom e-adresom već postoji. Prijavite se njime ili upišite drugu adresu.',
    'An account with this email address already exists. Log in to it or enter another address.',
    'Ein Konto mit dieser E-Mail-Adresse besteht bereits. Melden Sie sich damit an oder geben Sie eine andere Adresse ein.',
  ],
  'core.notifications.profileUpdated': [
    'Podaci su spremljeni.',
    'Your details are saved.',
    'Ihre Angaben sind gespeichert.',
  ],
  'core.notifications.passwordChanged': [
    'Lozinka je promijenjena.',
    'Your password has been changed.',
    'Ihr Passwort wurde geändert.',
  ],
  'core.notifications.passwordForgot': [
    'Ako je adresa kod nas registrirana, poslali smo na nju poveznicu za novu lozinku.',
    'If this address is registered with us, a link for a new password is on its way.',
    'Falls diese Adresse bei uns registriert ist, haben wir einen Link für ein neues Passwort gesendet.',
  ],
  'core.notifications.inccorectOldPassword': [
    'Stara lozinka nije točna. Upišite je ponovno.',
    'The old password is wrong. Please enter it again.',
    'Das alte Passwort ist falsch. Bitte geben Sie es erneut ein.',
  ],
};

test('an account has these messages · AUTH-13 AUTH-16 AUTH-21 REG-08 REG-09 REG-15 PROFILE-11 PWD-06 PWD-07 PWD-08 DOI-07', () => {
  expect(shownBy(account)).toEqual(account);
});

const fields = {
  'errors.required': [
    'Unos ovog polja je obavezan',
    'This field is required',
    'Dieses Feld ist erforderlich',
  ],
  'errors.email': [
    'Unesite uzorak adrese elektroničke pošte',
    'Please enter a valid email address',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  ],
  'errors.minLength': [
    'Unesite najmanje %{min} znakova',
    'Please enter at least %{min} characters',
    'Bitte mindestens %{min} Zeichen eingeben',
  ],
  'errors.maxLength': [
    'Unesite najviše %{max} znakova',
    'Please enter at most %{max} characters',
    'Bitte höchstens %{max} Zeichen eingeben',
  ],
  'errors.sameAs': [
    'Vrijednost mora biti jednaka vrijednosti „%{other}“',
    'The value must be the same as “%{other}”',
    'Der Wert muss mit „%{other}“ übereinstimmen',
  ],
  'errors.differentPassword': [
    'Nova lozinka mora se razlikovati od stare',
    'The new password must differ from the old one',
    'Das neue Passwort muss sich vom alten unterscheiden',
  ],
  'errors.repeatPassword': [
    'Unesene lozinke se ne podudaraju',
    'The passwords do not match',
    'Die Passwörter stimmen nicht überein',
  ],
  'errors.lettersOnly': [
    'Unos sadrži posebne znakove! Koristite samo slova.',
    'The entry contains special characters! Please use letters only.',
    'Die Eingabe enthält Sonderzeichen! Bitte nur Buchstaben verwenden.',
  ],
};

test('a field has these messages · FORM-02 FORM-03 FORM-04 FORM-05 FORM-06 FORM-07 FORM-08 FORM-09 CHK-A-08 PWD-04 PWD-05 REG-06', () => {
  expect(shownBy(fields)).toEqual(fields);
});
