import { useEditor } from '../../../canvas/editor-context.ts';
import { type ShortcutGroup, shortcuts } from '../../../canvas/keys/shortcuts.ts';
import { useUi } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { readableChord } from '../../../ui/keys/chord.ts';
import { Keys } from '../../../ui/keys.tsx';
import styles from './shortcuts-dialog.module.css';

const groups: readonly ShortcutGroup[] = ['work', 'blocks', 'walk', 'panels'];

/** Lists every shortcut of the editor (?). */
export function ShortcutsDialog() {
  const { ui } = useEditor();
  const t = useT();
  const isOpen = useUi((state) => state.shortcutsOpen);
  return (
    <Dialog
      isOpen={isOpen}
      size="large"
      title={t('shell.shortcuts')}
      onClose={() => ui.setState({ shortcutsOpen: false })}
    >
      {/* The list contains no focusable element, so it takes the focus itself and keys scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <div className={styles.groups} role="group" aria-label={t('shell.shortcuts')} tabIndex={0}>
        {groups.map((group) => (
          <section key={group}>
            <h3 className={styles.title}>{t(`panels.keys_${group}`)}</h3>
            <dl>
              {shortcuts
                .filter((shortcut) => shortcut.group === group)
                .map(({ id, label, chords }) => (
                  <div key={id} className={styles.row}>
                    <dt>{t(label)}</dt>
                    <dd>
                      {chords.map((chord) => (
                        <Keys key={chord} keys={readableChord(chord)} className={styles.chord} />
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
