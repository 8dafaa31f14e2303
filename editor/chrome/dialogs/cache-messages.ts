import { cacheKindNames } from '#runtime/i18n/cache-kind-names.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import type { EditorMessages } from '../../i18n/editor-messages.ts';

export const cacheMessages = {
  hr: {
    ...prefixed('cacheKind', cacheKindNames.hr),
    cache: 'Predmemorija',
    cacheKinds: 'Što se čuva',
    cacheSum:
      '%{size} od %{limit} · pogođeno %{rate} · %{smart_count} odgovor |||| %{size} od %{limit} · pogođeno %{rate} · %{smart_count} odgovora |||| %{size} od %{limit} · pogođeno %{rate} · %{smart_count} odgovora',
    cacheEntries:
      '%{smart_count} odgovor · upita: %{requests} |||| %{smart_count} odgovora · upita: %{requests} |||| %{smart_count} odgovora · upita: %{requests}',
    cacheRate: 'Pogođeno %{rate}',
    cacheUnused: 'još bez upita',
    cacheEmpty: 'Ništa se ne čuva.',
    cacheOff: 'Predmemorija na ovom poslužitelju nije uključena.',
    cacheDrop: 'Isprazni odabrano',
    cacheDropAll: 'Isprazni sve',
    cacheDropped: 'Ispražnjeno.',
    cacheRefresh: 'Osvježi',
  },
  en: {
    ...prefixed('cacheKind', cacheKindNames.en),
    cache: 'Caches',
    cacheKinds: 'What is kept',
    cacheSum:
      '%{size} of %{limit} · hit rate %{rate} · %{smart_count} response |||| %{size} of %{limit} · hit rate %{rate} · %{smart_count} responses',
    cacheEntries:
      '%{smart_count} response · requested %{requests} × |||| %{smart_count} responses · requested %{requests} ×',
    cacheRate: 'Hit rate %{rate}',
    cacheUnused: 'not requested yet',
    cacheEmpty: 'Nothing is kept.',
    cacheOff: 'Caching is switched off on this server.',
    cacheDrop: 'Clear selected',
    cacheDropAll: 'Clear all',
    cacheDropped: 'Cleared.',
    cacheRefresh: 'Refresh',
  },
  de: {
    ...prefixed('cacheKind', cacheKindNames.de),
    cache: 'Zwischenspeicher',
    cacheKinds: 'Was gespeichert wird',
    cacheSum:
      '%{size} von %{limit} · Trefferquote %{rate} · %{smart_count} Antwort |||| %{size} von %{limit} · Trefferquote %{rate} · %{smart_count} Antworten',
    cacheEntries:
      '%{smart_count} Antwort · %{requests} × abgefragt |||| %{smart_count} Antworten · %{requests} × abgefragt',
    cacheRate: 'Trefferquote %{rate}',
    cacheUnused: 'noch nicht abgefragt',
    cacheEmpty: 'Es wird nichts gespeichert.',
    cacheOff: 'Der Zwischenspeicher ist auf diesem Server nicht eingeschaltet.',
    cacheDrop: 'Auswahl leeren',
    cacheDropAll: 'Alles leeren',
    cacheDropped: 'Geleert.',
    cacheRefresh: 'Aktualisieren',
  },
} satisfies EditorMessages;
