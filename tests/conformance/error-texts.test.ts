import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const languages = ['hr', 'en', 'de', 'it', 'ar'];

test.each([
  [
    'blocks/product-detail',
    'configurationNotSet',
    'Najprije odaberite: %{names}.',
    'Please choose first: %{names}.',
    'Bitte zuerst wählen: %{names}.',
    'Prima scegli: %{names}.',
    'يُرجى الاختيار أولًا: %{names}.',
  ],
  [
    'runtime/page',
    'core.offline',
    'Nema veze s poslužiteljem. Provjerite internetsku vezu i pokušajte ponovno.',
    'The server cannot be reached. Please check your connection and try again.',
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    'Il server non è raggiungibile. Controlla la connessione e riprova.',
    'تعذّر الوصول إلى الخادم. يُرجى التحقق من اتصالك والمحاولة مرة أخرى.',
  ],
  [
    'runtime/checkout',
    'consents.notFetched',
    'Privole se nisu mogle učitati. Osvježite stranicu i pokušajte ponovno.',
    'The consents could not be loaded. Please reload the page and try again.',
    'Die Einwilligungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.',
    'Impossibile caricare i consensi. Ricarica la pagina e riprova.',
    'تعذّر تحميل الموافقات. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  ],
  [
    'blocks/confirm-email',
    'failed',
    'Preuzimanje neuspješno. Molimo pokušajte ponovno.',
    'The download failed. Please try again.',
    'Das Herunterladen ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    'Download non riuscito. Riprova.',
    'فشل التنزيل. يُرجى المحاولة مرة أخرى.',
  ],
  [
    'editor/errors',
    'unavailable',
    'Poslužitelj ne odgovara. Pokušajte ponovno za koji trenutak.',
    'The server does not respond. Please try again in a moment.',
    'Der Server antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
    'Il server non risponde. Riprova tra poco.',
    'الخادم لا يستجيب. يرجى إعادة المحاولة بعد قليل.',
  ],
  [
    'blocks/order-failure',
    'checkoutFailureTitle',
    'Plaćanje nije uspjelo',
    'The payment did not go through',
    'Die Zahlung ist fehlgeschlagen',
    'Il pagamento non è andato a buon fine',
    'لم تتم عملية الدفع',
  ],
  [
    'editor/chrome/dialogs',
    'forced',
    'Postavljena je domena „%{forced}“, a odabrana je „%{selected}“. Potrebna je ponovna izgradnja.',
    'The domain “%{forced}” is set, but “%{selected}” is selected. A rebuild is needed.',
    'Eingestellt ist die Domain „%{forced}“, ausgewählt ist „%{selected}“. Ein neuer Build ist nötig.',
    'È impostato il dominio “%{forced}”, ma è selezionato “%{selected}”. È necessaria una nuova build.',
    'النطاق المضبوط هو «%{forced}»، لكن المحدد هو «%{selected}». تلزم إعادة البناء.',
  ],
])(
  '%s says the text %s as agreed in every language · ERR-05 ERR-17 ERR-22 ERR-48 ERR-62 ERR-67 ERR-68',
  (folder, key, ...texts) => {
    const read = (language: string) => {
      const file = JSON.parse(readFileSync(`${folder}/texts/${language}.json`, 'utf8'));
      return (file.messages ?? file)[key];
    };
    expect(languages.map(read)).toEqual(texts);
  },
);
