import { defineMessages } from './messages.ts';

/** Notices by the keys of the error catalogue (ERR-16 to ERR-37), spelled as given there. */
export const noticeMessages = defineMessages({
  hr: {
    'error.failedConsentLog': 'Vaše se privole nisu mogle zabilježiti. Pokušajte ponovno.',
    'error.bundleItemsNotFetched': 'Dijelovi kompleta nisu se mogli učitati. Pokušajte ponovno.',
    'error.removeFromCartFailed': 'Artikl se nije mogao ukloniti iz košarice. Pokušajte ponovno.',
    'core.notifications.configurationNotSet': 'Najprije odaberite inačicu proizvoda.',
    'core.notifications.itemNotInCart': 'Tog artikla nema u košarici.',
    'core.notifications.cartUpdateError':
      'Ova se košarica više ne može koristiti. Započnite novu kupnju.',
    'core.notifications.membershipCardBarcodeInvalid':
      'Članska iskaznica s tim brojem nije valjana. Provjerite broj.',
    'core.notifications.membershipCardBarcodeError':
      'Članska iskaznica nije se mogla primijeniti. Pokušajte ponovno.',
    'core.notifications.memebrshipCardBarcodeApplied': 'Članska je iskaznica primijenjena.',
    'core.notifications.ownCardApplied':
      'Vaša članska iskaznica vrijedi za ovu košaricu. U košarici je možete ukloniti.',
    'core.notifications.itemRemovedFromCart': 'Artikl je uklonjen iz košarice.',
    'core.notifications.addedToCart': 'Dodano u košaricu.',
    'core.notifications.removedFromCart': 'Uklonjeno iz košarice.',
    'core.notifications.addedToWishlist': 'Dodano na listu želja.',
    'core.notifications.removedFromWishlist': 'Uklonjeno s liste želja.',
    'core.notifications.registered': 'Registracija je uspjela. Dobro došli na brod!',
    'core.notifications.confirmEmail':
      'Poslali smo vam poruku. Potvrdite e-adresu poveznicom iz nje.',
    'core.notifications.confirmNewEmail':
      'Na novu e-adresu poslali smo poveznicu. Promjena vrijedi kad je potvrdite.',
    'core.notifications.emailConfirmed': 'E-adresa je potvrđena. Sada se možete prijaviti.',
    'core.notifications.wishlistMerged':
      '%{smart_count} proizvod iz ovog preglednika dodan je na vašu listu želja. |||| %{smart_count} proizvoda iz ovog preglednika dodana su na vašu listu želja. |||| %{smart_count} proizvoda iz ovog preglednika dodano je na vašu listu želja.',
    'core.notifications.wishlistKeptHere':
      'Lista se čuva u ovom pregledniku. Prijavite se da je imate na svim uređajima.',
    'core.notifications.cookiesBlocked':
      'Vaš preglednik ne prima kolačiće, pa se košarica ne može sačuvati. Dopustite ih za ovu trgovinu.',
    'core.notifications.cartUpdated': 'Košarica se promijenila. Provjerite artikle i cijene.',
    'core.notifications.quantityCapped':
      'Više ih nemamo: u košarici je sada %{smart_count} komad. |||| Više ih nemamo: u košarici su sada %{smart_count} komada. |||| Više ih nemamo: u košarici je sada %{smart_count} komada.',
    'core.notifications.addedUpToStock':
      'Dodali smo %{smart_count} komad, više ih nemamo. |||| Dodali smo %{smart_count} komada, više ih nemamo. |||| Dodali smo %{smart_count} komada, više ih nemamo.',
    'core.notifications.allInCart': 'Svi komadi koje imamo (%{stock}) već su u vašoj košarici.',
    'core.notifications.cartMerged': 'Iz vaše prijašnje košarice: %{names}.',
    'core.notifications.cartMergedFewer': 'Na zalihi ih je manje: %{names}.',
    'core.notifications.couponLost': 'Kupon %{code} ne vrijedi za ovu košaricu.',
    'core.notifications.cartRestored':
      'Košarica je vraćena: %{smart_count} artikl. |||| Košarica je vraćena: %{smart_count} artikla. |||| Košarica je vraćena: %{smart_count} artikala.',
    'core.notifications.noteSaved': 'Napomena je spremljena.',
    'core.notifications.couponApplied': 'Kod je primijenjen.',
    'core.notifications.couponRemoved': 'Kod je uklonjen.',
    'core.notifications.profileUpdated': 'Podaci su spremljeni.',
    'core.notifications.passwordChanged': 'Lozinka je promijenjena.',
    'core.notifications.passwordForgot':
      'Ako je adresa kod nas registrirana, poslali smo na nju poveznicu za novu lozinku.',
    'core.login.success': 'Prijavljeni ste.',
    'core.login.logout': 'Odjavljeni ste.',
  },
  en: {
    'error.failedConsentLog': 'Your consents could not be recorded. Please try again.',
    'error.bundleItemsNotFetched': 'The parts of the set could not be loaded. Please try again.',
    'error.removeFromCartFailed': 'The item could not be removed from the cart. Please try again.',
    'core.notifications.configurationNotSet': 'Please choose a variant first.',
    'core.notifications.itemNotInCart': 'This item is not in your cart.',
    'core.notifications.cartUpdateError':
      'This cart can no longer be used. Please start a new purchase.',
    'core.notifications.membershipCardBarcodeInvalid':
      'There is no valid membership card with this number. Please check the number.',
    'core.notifications.membershipCardBarcodeError':
      'The membership card could not be applied. Please try again.',
    'core.notifications.memebrshipCardBarcodeApplied': 'The membership card has been applied.',
    'core.notifications.ownCardApplied':
      'Your membership card applies to this cart. You can remove it in the cart.',
    'core.notifications.itemRemovedFromCart': 'The item was removed from your cart.',
    'core.notifications.addedToCart': 'Added to your cart.',
    'core.notifications.removedFromCart': 'Removed from your cart.',
    'core.notifications.addedToWishlist': 'Added to your wish list.',
    'core.notifications.removedFromWishlist': 'Removed from your wish list.',
    'core.notifications.registered': 'You are registered. Welcome aboard!',
    'core.notifications.confirmEmail':
      'We have sent you a message. Please confirm your e-mail address with the link in it.',
    'core.notifications.confirmNewEmail':
      'We have sent a link to the new e-mail address. The change takes effect once you confirm it.',
    'core.notifications.emailConfirmed': 'Your e-mail address is confirmed. You can log in now.',
    'core.notifications.wishlistMerged':
      '%{smart_count} product from this browser was added to your wish list. |||| %{smart_count} products from this browser were added to your wish list.',
    'core.notifications.wishlistKeptHere':
      'The list is kept in this browser. Log in to have it on all your devices.',
    'core.notifications.cookiesBlocked':
      'Your browser does not accept cookies, so the cart cannot be kept. Please allow them for this shop.',
    'core.notifications.cartUpdated': 'Your cart has changed. Please check the items and prices.',
    'core.notifications.quantityCapped':
      'We have no more: the cart now holds %{smart_count}. |||| We have no more: the cart now holds %{smart_count}.',
    'core.notifications.addedUpToStock':
      'We added %{smart_count}: we have no more. |||| We added %{smart_count}: we have no more.',
    'core.notifications.allInCart': 'All we have (%{stock}) is already in your cart.',
    'core.notifications.cartMerged': 'From your earlier cart: %{names}.',
    'core.notifications.cartMergedFewer': 'Fewer are in stock: %{names}.',
    'core.notifications.couponLost': 'Coupon %{code} does not apply to this cart.',
    'core.notifications.cartRestored':
      'Your cart is back: %{smart_count} item. |||| Your cart is back: %{smart_count} items.',
    'core.notifications.noteSaved': 'Your note is saved.',
    'core.notifications.couponApplied': 'The code has been applied.',
    'core.notifications.couponRemoved': 'The code has been removed.',
    'core.notifications.profileUpdated': 'Your details are saved.',
    'core.notifications.passwordChanged': 'Your password has been changed.',
    'core.notifications.passwordForgot':
      'If this address is registered with us, a link for a new password is on its way.',
    'core.login.success': 'You are logged in.',
    'core.login.logout': 'You are logged out.',
  },
  de: {
    'error.failedConsentLog':
      'Ihre Einwilligungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    'error.bundleItemsNotFetched':
      'Die Teile des Sets konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    'error.removeFromCartFailed':
      'Der Artikel konnte nicht aus dem Warenkorb entfernt werden. Bitte versuchen Sie es erneut.',
    'core.notifications.configurationNotSet': 'Bitte wählen Sie zuerst eine Variante.',
    'core.notifications.itemNotInCart': 'Dieser Artikel ist nicht in Ihrem Warenkorb.',
    'core.notifications.cartUpdateError':
      'Dieser Warenkorb ist nicht mehr verwendbar. Bitte beginnen Sie einen neuen Einkauf.',
    'core.notifications.membershipCardBarcodeInvalid':
      'Eine gültige Mitgliedskarte mit dieser Nummer gibt es nicht. Bitte prüfen Sie die Nummer.',
    'core.notifications.membershipCardBarcodeError':
      'Die Mitgliedskarte konnte nicht angewendet werden. Bitte versuchen Sie es erneut.',
    'core.notifications.memebrshipCardBarcodeApplied': 'Die Mitgliedskarte wurde angewendet.',
    'core.notifications.ownCardApplied':
      'Ihre Mitgliedskarte gilt für diesen Warenkorb. Dort können Sie sie entfernen.',
    'core.notifications.itemRemovedFromCart': 'Der Artikel wurde aus dem Warenkorb entfernt.',
    'core.notifications.addedToCart': 'In den Warenkorb gelegt.',
    'core.notifications.removedFromCart': 'Aus dem Warenkorb entfernt.',
    'core.notifications.addedToWishlist': 'Auf die Wunschliste gesetzt.',
    'core.notifications.removedFromWishlist': 'Von der Wunschliste entfernt.',
    'core.notifications.registered': 'Sie sind registriert. Willkommen an Bord!',
    'core.notifications.confirmEmail':
      'Wir haben Ihnen eine Nachricht gesendet. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link darin.',
    'core.notifications.confirmNewEmail':
      'An die neue Adresse ging ein Link. Die Änderung gilt, sobald Sie ihn bestätigen.',
    'core.notifications.emailConfirmed':
      'Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.',
    'core.notifications.wishlistMerged':
      '%{smart_count} Produkt aus diesem Browser steht jetzt auf Ihrer Wunschliste. |||| %{smart_count} Produkte aus diesem Browser stehen jetzt auf Ihrer Wunschliste.',
    'core.notifications.wishlistKeptHere':
      'Die Liste bleibt in diesem Browser. Melden Sie sich an, um sie auf allen Geräten zu haben.',
    'core.notifications.cookiesBlocked':
      'Ihr Browser nimmt keine Cookies an, deshalb geht der Warenkorb verloren. Bitte erlauben Sie sie für diesen Shop.',
    'core.notifications.cartUpdated':
      'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie Artikel und Preise.',
    'core.notifications.quantityCapped':
      'Mehr haben wir nicht: Im Warenkorb ist jetzt %{smart_count} Stück. |||| Mehr haben wir nicht: Im Warenkorb sind jetzt %{smart_count} Stück.',
    'core.notifications.addedUpToStock':
      'Wir haben %{smart_count} Stück hinzugefügt, mehr haben wir nicht. |||| Wir haben %{smart_count} Stück hinzugefügt, mehr haben wir nicht.',
    'core.notifications.allInCart':
      'Alles, was wir haben (%{stock} Stück), ist bereits in Ihrem Warenkorb.',
    'core.notifications.cartMerged': 'Aus Ihrem früheren Warenkorb: %{names}.',
    'core.notifications.cartMergedFewer': 'Auf Lager sind weniger: %{names}.',
    'core.notifications.couponLost': 'Der Gutschein %{code} gilt nicht für diesen Warenkorb.',
    'core.notifications.cartRestored':
      'Ihr Warenkorb ist wieder da: %{smart_count} Artikel. |||| Ihr Warenkorb ist wieder da: %{smart_count} Artikel.',
    'core.notifications.noteSaved': 'Ihre Anmerkung ist gespeichert.',
    'core.notifications.couponApplied': 'Der Code wurde eingelöst.',
    'core.notifications.couponRemoved': 'Der Code wurde entfernt.',
    'core.notifications.profileUpdated': 'Ihre Angaben sind gespeichert.',
    'core.notifications.passwordChanged': 'Ihr Passwort wurde geändert.',
    'core.notifications.passwordForgot':
      'Falls diese Adresse bei uns registriert ist, haben wir einen Link für ein neues Passwort gesendet.',
    'core.login.success': 'Sie sind angemeldet.',
    'core.login.logout': 'Sie sind abgemeldet.',
  },
});
