import { useState } from 'react';
import { useStore } from 'zustand';
import type { EditNode } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useNodeName } from '../../canvas/node-names.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { comparable, nodeDifference } from '../../session/publishing/differences.ts';
import type { OfferedNode } from '../../session/saving/restore-offer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { Checkbox } from '../../ui/fields/choices.tsx';
import { documentTitle } from '../dialogs/document-calls.ts';
import { FieldDifferences } from '../publishing/difference-list.tsx';
import styles from './saving.module.css';
import { useSaving } from './saving-context.ts';

/** Shows unsaved work of an earlier tab beside the current content, and restores all, some or none of it. */
export function RestoreDialog({ close }: Closing<never>) {
  const t = useT();
  const dialogs = useDialogs();
  const { recovery } = useSaving();
  const instant = useFormatInstant();
  const offer = useStore(recovery.offer);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<AppError | null>(null);
  if (!offer) return null;
  const chosen = new Set(offer.nodes.flatMap(({ id }) => (left.has(id) ? [] : id)));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const restore = async () => {
    const refused = await recovery.restore(chosen);
    setError(refused);
    if (!refused) close();
  };
  const dismiss = async () => {
    const isSure = await dialogs.confirm({
      title: t('saving.dismissTitle'),
      text: t('saving.dismissText'),
      action: t('saving.dismiss'),
      danger: true,
    });
    if (!isSure) return;
    await recovery.dismiss();
    close();
  };
  return (
    <Dialog
      isOpen
      title={t('saving.restoreTitle')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => void dismiss()}>{t('saving.restoreNone')}</Button>
          <Button tone="primary" isDisabled={chosen.size === 0} onPress={() => void restore()}>
            {t('saving.restoreChosen', { smart_count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('saving.restoreText', { when: instant(offer.at) })}</p>
        {error && <ErrorLine error={error} />}
        {offer.nodes.map((node) => (
          <Offered
            key={node.id}
            node={node}
            isChosen={chosen.has(node.id)}
            onChoose={(isChosen) => choose(node.id, isChosen)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface OfferedProps {
  readonly node: OfferedNode;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Offered({ node: { now, restored }, isChosen, onChoose }: OfferedProps) {
  const t = useT();
  const { editing, payload } = useEditor();
  const nameOf = useNodeName();
  const node = restored ?? now;
  if (!node) return null;
  const shown = (each: EditNode | null) => each && comparable(each, editing.blocks);
  const difference = nodeDifference(shown(now), shown(restored));
  const kind = difference?.kind ?? 'moved';
  const above = node.parent === null ? undefined : editing.nodes.get(node.parent);
  const elsewhere = node.document !== payload.content && editing.documents.get(node.document);
  const where = [
    ...(above ? [t('saving.insideOf', { name: nameOf(above) })] : []),
    ...(elsewhere ? [documentTitle(elsewhere, payload.uiLanguage)] : []),
  ];
  return (
    <div role="group" className={styles.offered} aria-label={nameOf(node)}>
      <Checkbox
        label={`${nameOf(node)} · ${t(`publishing.kind_${kind}`)}`}
        help={where.length > 0 ? where.join(' · ') : undefined}
        isSelected={isChosen}
        onChange={onChoose}
      />
      {difference && <FieldDifferences node={node} fields={difference.fields} />}
    </div>
  );
}
