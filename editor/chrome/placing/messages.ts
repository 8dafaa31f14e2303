import type { EditorMessages } from '../../i18n/editor-messages.ts';

export const messages = {
  hr: {
    title:
      'Smjesti blok u … |||| Smjesti %{smart_count} bloka u … |||| Smjesti %{smart_count} blokova u …',
    search: 'Potraži mjesto',
    places: 'Mjesta na stranici',
    end: 'Na tom mjestu',
    first: 'Na početak',
    last: 'Na kraj',
    isThere: 'Već je ondje.',
    placed: 'Smješteno u: %{place}',
  },
  en: {
    title: 'Place the block into … |||| Place %{smart_count} blocks into …',
    search: 'Find a place',
    places: 'Places on the page',
    end: 'In that place',
    first: 'First',
    last: 'Last',
    isThere: 'It is there already.',
    placed: 'Placed into %{place}',
  },
  de: {
    title: 'Block platzieren in … |||| %{smart_count} Blöcke platzieren in …',
    search: 'Platz suchen',
    places: 'Plätze auf der Seite',
    end: 'An diesem Platz',
    first: 'Am Anfang',
    last: 'Am Ende',
    isThere: 'Steht schon dort.',
    placed: 'Platziert in: %{place}',
  },
} satisfies EditorMessages;
