import { Button as AriaButton } from 'react-aria-components';
import type { Editor } from '#schemas/editing/node.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useNodeName } from '../../canvas/node-names.ts';
import { useBarSize } from '../../canvas/use-screen-size.ts';
import { useT } from '../../i18n/translate.tsx';
import { MenuItem, MenuSection } from '../../ui/menu.tsx';
import { Tip } from '../../ui/tip.tsx';
import { editorColour, initials } from './editor-colour.ts';
import styles from './presence.module.css';
import { usePresent, useSavingState } from './saving-context.ts';

/** Maximum number of rendered avatars; the rest is shown as a number. */
const most = { wide: 4, medium: 2, narrow: 0 } as const;

/** Shows the other editors of the screen. Pressing an avatar selects what its editor works on. */
export function Presence() {
  const t = useT();
  const editors = useSavingState((state) => state.editors);
  const shown = most[useBarSize()];
  if (editors.length === 0) return null;
  return (
    <ul className={styles.faces} aria-label={t('saving.present')}>
      {editors.slice(0, shown).map((editor) => (
        <li key={editor.client}>
          <Face editor={editor} />
        </li>
      ))}
      {editors.length > shown && (
        <li className={styles.rest}>
          {t('saving.morePresent', { smart_count: editors.length - shown })}
        </li>
      )}
    </ul>
  );
}

function Face({ editor }: { readonly editor: Editor }) {
  const { client, name } = editor;
  const { label, show } = useWorkOf(editor);
  return (
    <Tip label={label}>
      <AriaButton
        className={styles.face}
        style={{ background: editorColour(client) }}
        aria-label={label}
        data-initials={initials(name)}
        onPress={show}
      />
    </Tip>
  );
}

/** Menu items for the other editors, used where the bar has no space for avatars. */
export function PresentItems() {
  const t = useT();
  const editors = usePresent();
  if (editors.length === 0) return null;
  return (
    <MenuSection label={t('saving.present')}>
      {editors.map((editor) => (
        <PresentItem key={editor.client} editor={editor} />
      ))}
    </MenuSection>
  );
}

function PresentItem({ editor }: { readonly editor: Editor }) {
  const { label, show } = useWorkOf(editor);
  return <MenuItem icon="user" label={label} onAction={show} />;
}

/** Returns a text for what an editor works on, and a function that selects it. */
function useWorkOf({ name, selection }: Editor) {
  const { editing } = useEditor();
  const t = useT();
  const nameOf = useNodeName();
  const node = selection === null ? undefined : editing.nodes.get(selection);
  return {
    label: node ? t('saving.worksOn', { name, block: nameOf(node) }) : name,
    show: () => node && editing.select([node.id]),
  };
}
