import styles from './icon.module.css';
import type { EditorIconName } from './icons/icon-names.ts';
import sprite from './icons/icons.gen.svg?raw';

/** Documents that hold the symbols. */
const furnished = new WeakSet<Document>();

/** Before ids of symbols: the page has ids of its own. */
const prefix = 'izlog-icon-';

/**
 * The symbols stand in the document itself: a sheet in a file of its own would be looked up again with
 * every icon that is rendered.
 */
function addSymbols(): void {
  furnished.add(document);
  const symbols = sprite.replaceAll('<symbol id="', `<symbol id="${prefix}`);
  const sheet = new DOMParser().parseFromString(symbols, 'image/svg+xml').documentElement;
  sheet.setAttribute('hidden', '');
  document.body.append(document.adoptNode(sheet));
}

/** One symbol of the editor's sprite, 16 px; decoration, so its control is named otherwise. */
export function Icon({ name }: { readonly name: EditorIconName }) {
  if (!furnished.has(document)) addSymbols();
  return (
    <svg className={styles.icon} aria-hidden>
      <use href={`#${prefix}${name}`} />
    </svg>
  );
}
