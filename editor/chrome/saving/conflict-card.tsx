import { labelsOf } from '#schemas/block/labels.ts';
import type { Json } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useNodeName } from '../../canvas/node-names.ts';
import { useNode } from '../../canvas/page/rendered-block.tsx';
import { useT } from '../../i18n/translate.tsx';
import { type FieldPart } from '../../session/publishing/differences.ts';
import { valueText } from '../../session/publishing/value-text.ts';
import type { Choice, Conflict, FieldConflict } from '../../session/saving/conflict.ts';
import { isLanguage } from '../../session/saving/field-layer.ts';
import { type FieldPath, fieldOf, isPosition } from '../../session/saving/node-field.ts';
import { openInspector } from '../../session/ui/open-panel.ts';
import { Button } from '../../ui/button.tsx';
import { fieldText } from '../publishing/field-text.ts';
import styles from './saving.module.css';
import { useSaving } from './saving-context.ts';

interface CardProps<C extends Conflict = Conflict> {
  readonly conflict: C;
  /** Called when the user goes to the field. */
  readonly onLeave: () => void;
}

export function ConflictCard({ conflict, onLeave }: CardProps) {
  if (conflict.kind === 'field') return <FieldCard conflict={conflict} onLeave={onLeave} />;
  return <RemovalCard conflict={conflict} />;
}

/** Shows both values of a field, side by side. */
function FieldCard({ conflict, onLeave }: CardProps<FieldConflict>) {
  const t = useT();
  const saving = useSaving();
  const { editing, ui } = useEditor();
  const nameOf = useNodeName();
  const mine = useNode(editing.nodes, conflict.id);
  const theirs = saving.known.get(conflict.id);
  const fieldText = useFieldText();
  if (!mine || !theirs) return null;
  const resolve = (choice: Choice) => saving.resolve(conflict, choice);
  const edit = () => {
    resolve('mine');
    editing.select(
      [conflict.id],
      isPosition(conflict.path) ? null : conflict.path.slice(1).join('/'),
    );
    openInspector(ui, conflict.path[0] === 'translations' ? 'translations' : 'content');
    onLeave();
  };
  return (
    <div role="group" className={styles.conflict} aria-label={nameOf(mine)}>
      <div className={styles.head}>
        <h3>{nameOf(mine)}</h3>
        <small>{fieldText.name(mine, conflict.path)}</small>
      </div>
      <div className={styles.sides}>
        <Side title={t('saving.mine')} text={fieldText.value(mine, conflict.path)}>
          <Button onPress={() => resolve('mine')}>{t('saving.keepMine')}</Button>
        </Side>
        <Side title={t('saving.theirs')} text={fieldText.value(theirs, conflict.path)}>
          <Button onPress={() => resolve('theirs')}>{t('saving.takeTheirs')}</Button>
        </Side>
      </div>
      {!isPosition(conflict.path) && (
        <div className={styles.buttons}>
          <Button tone="quiet" icon="pencil" onPress={edit}>
            {t('saving.editMine')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

function Side({ title, text, children }: SideProps) {
  const t = useT();
  return (
    <div className={styles.side}>
      <h4>{title}</h4>
      <div className={styles.value} tabIndex={0} role="group" aria-label={title}>
        {text || t('saving.nothing')}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}

/** Shows a conflict in which one editor removed an element that the other edited. */
function RemovalCard({ conflict }: { readonly conflict: Exclude<Conflict, FieldConflict> }) {
  const t = useT();
  const saving = useSaving();
  const { editing } = useEditor();
  const nameOf = useNodeName();
  const isTheirs = conflict.kind === 'removedByThem';
  const node = isTheirs ? editing.nodes.get(conflict.id) : saving.known.get(conflict.id);
  if (!node) return null;
  const resolve = (choice: Choice) => saving.resolve(conflict, choice);
  return (
    <div role="group" className={styles.conflict} aria-label={nameOf(node)}>
      <div className={styles.head}>
        <h3>{nameOf(node)}</h3>
      </div>
      <p>{t(`saving.${conflict.kind}`)}</p>
      <div className={styles.buttons}>
        <Button onPress={() => resolve(isTheirs ? 'mine' : 'theirs')}>
          {t(isTheirs ? 'saving.keepBlock' : 'saving.bringBack')}
        </Button>
        <Button onPress={() => resolve(isTheirs ? 'theirs' : 'mine')}>
          {t(isTheirs ? 'saving.acceptRemoval' : 'saving.removeAnyway')}
        </Button>
      </div>
    </div>
  );
}

const parts: Readonly<Record<string, FieldPart>> = {
  options: 'options',
  translations: 'options',
  mobileOptions: 'mobile',
  meta: 'layout',
  mobileMeta: 'mobileLayout',
};

/** Returns the name and the value of a node's field as text. */
function useFieldText() {
  const t = useT();
  const { editing, payload } = useEditor();
  const nameOf = useNodeName();
  return {
    name(node: EditNode, path: FieldPath): string {
      if (isPosition(path)) return t('saving.place');
      const [first = '', second = '', ...rest] = path;
      const language = first === 'translations' && isLanguage(second) ? second : null;
      const part = parts[first] ?? 'element';
      const below = language ? rest : path.slice(part === 'element' ? 0 : 1);
      if (below.length === 0) return t('saving.wholeBlock');
      const field = { part, language, path: below.join('/') };
      return fieldText(t, editing.blocks, node, field, payload.uiLanguage);
    },
    value(node: EditNode, path: FieldPath): string {
      if (isPosition(path)) return slotText(node);
      const value: Json | undefined = fieldOf(node, path);
      return valueText(value, { yes: t('publishing.yes'), no: t('publishing.no') });
    },
  };

  function slotText({ parent, slot }: EditNode): string {
    const above = parent === null ? undefined : editing.nodes.get(parent);
    if (!above) return t('saving.onPage');
    const labels = labelsOf(editing.blocks[above.handler], payload.uiLanguage);
    return t('saving.inBlock', { name: nameOf(above), slot: labels?.slots?.[slot] ?? slot });
  }
}
