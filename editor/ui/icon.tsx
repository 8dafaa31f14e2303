import styles from './icon.module.css';
import type { EditorIconName } from './icons/icon-names.ts';
import sprite from './icons/icons.gen.svg?raw';

/** Documents that already contain the symbols. */
const withSymbols = new WeakSet<Document>();

/** Prefix of symbol ids, because the page has ids of its own. */
const prefix = 'izlog-icon-';

/**
 * The symbols are inlined in the document: an external sprite would be resolved again for every rendered
 * icon.
 */
function addSymbols(): void {
  withSymbols.add(document);
  const symbols = sprite.replaceAll('<symbol id="', `<symbol id="${prefix}`);
  const sheet = new DOMParser().parseFromString(symbols, 'image/svg+xml').documentElement;
  sheet.setAttribute('hidden', '');
  document.body.append(document.adoptNode(sheet));
}

/** One symbol of the editor's sprite, 16 px. Decorative, so its control needs another accessible name. */
export function Icon({ name }: { readonly name: EditorIconName }) {
  if (!withSymbols.has(document)) addSymbols();
  return (
    <svg className={styles.icon} aria-hidden>
      <use href={`#${prefix}${name}`} />
    </svg>
  );
}
