import { useState } from 'react';
import { site } from '#schemas/site/site.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useNodeName } from '../../canvas/node-names.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/dialogs/fields.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import styles from './preview-as.module.css';
import { nextVisibilityChanges } from './preview-as.ts';

interface PreviewAsFieldsProps<Who extends string> {
  /** Instant (ISO, UTC); empty for now. */
  readonly at: string;
  readonly onAt: (at: string) => void;
  readonly who: Who;
  readonly audiences: readonly Who[];
  readonly onWho: (who: Who) => void;
  /** Help text for an empty choice. */
  readonly help: 'atHelp' | 'linkHelp';
}

/** Fields for the time and audience to view a page for, and a note on what they affect. */
export function PreviewAsFields<Who extends 'customer' | 'guest' | 'anyone'>({
  at,
  onAt,
  who,
  audiences,
  onWho,
  help,
}: PreviewAsFieldsProps<Who>) {
  const t = useT();
  return (
    <>
      <DateTimeField
        kind="date-time"
        label={t('preview.at')}
        help={t(`preview.${help}`, { zone: site.timeZone })}
        value={at}
        onChange={onAt}
      />
      <VisibilityChanges onChoose={onAt} />
      <Segments
        label={t('preview.who')}
        alternatives={audiences.map((id) => ({ id, label: t(`preview.${id}`) }))}
        value={who}
        onChange={onWho}
      />
      <p className={styles.none}>{t('preview.covers')}</p>
    </>
  );
}

/** Times at which something on the page appears or disappears. */
function VisibilityChanges({ onChoose }: { readonly onChoose: (at: string) => void }) {
  const { editing } = useEditor();
  const t = useT();
  const nameOf = useNodeName();
  const instant = useFormatInstant();
  const [changes] = useState(() => nextVisibilityChanges(editing.nodes, Date.now()));
  if (changes.length === 0) return <p className={styles.none}>{t('preview.noTurns')}</p>;
  return (
    <div className={styles.changes} role="group" aria-label={t('preview.turns')}>
      <p className={styles.none}>{t('preview.turns')}</p>
      {changes.map(({ at, nodes }) => (
        <Button key={at} tone="quiet" icon="calendar-clock" onPress={() => onChoose(at)}>
          {`${instant(at)} · ${nodes.map(nameOf).join(', ')}`}
        </Button>
      ))}
    </div>
  );
}
