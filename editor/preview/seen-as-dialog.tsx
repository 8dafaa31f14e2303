import { useState } from 'react';
import type { Closing } from '../dialogs/dialogs.tsx';
import { Segments } from '../dialogs/fields.tsx';
import { useT } from '../i18n/translate.tsx';
import { useNodeName } from '../panels/node-names.ts';
import { useInstantWords } from '../saving/instant-words.ts';
import { announce } from '../shell/use-ui.ts';
import { useEditor } from '../start/editor-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DateTimeField } from '../ui/fields/date-time-field.tsx';
import styles from './seen-as.module.css';
import { nextTurns } from './seen-as.ts';

const formId = 'izlog-seen-as';

/** Asks when, and as whom, the page is to be looked at. Nothing of it is stored. */
export function SeenAsDialog({ close }: Closing<never>) {
  const { ui } = useEditor();
  const t = useT();
  const before = ui.getState().seenAs;
  const [at, setAt] = useState(before?.at ?? '');
  const [isGuest, setGuest] = useState(before?.isGuest ?? false);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const show = () => {
    const isNow = at === '' && !isGuest;
    ui.setState({ seenAs: isNow ? null : { at: at === '' ? null : at, isGuest } });
    close();
    if (isNow) announce(ui, t('preview.seenNow'));
  };
  return (
    <Dialog
      isOpen
      title={t('preview.seenAs')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" type="submit" form={formId}>
            {t('preview.show')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <DateTimeField
          kind="date-time"
          label={t('preview.at')}
          help={t('preview.atHelp', { zone })}
          value={at}
          onChange={setAt}
        />
        <Turns onChoose={setAt} />
        <Segments
          label={t('preview.who')}
          alternatives={[
            { id: 'customer', label: t('preview.customer') },
            { id: 'guest', label: t('preview.guest') },
          ]}
          value={isGuest ? 'guest' : 'customer'}
          onChange={(who) => setGuest(who === 'guest')}
        />
      </form>
    </Dialog>
  );
}

/** When something on the page comes or goes. */
function Turns({ onChoose }: { readonly onChoose: (at: string) => void }) {
  const { editing } = useEditor();
  const t = useT();
  const nameOf = useNodeName();
  const instant = useInstantWords();
  const [turns] = useState(() => nextTurns(editing.nodes, Date.now()));
  if (turns.length === 0) return <p className={styles.none}>{t('preview.noTurns')}</p>;
  return (
    <div className={styles.turns} role="group" aria-label={t('preview.turns')}>
      <p className={styles.none}>{t('preview.turns')}</p>
      {turns.map(({ at, nodes }) => (
        <Button key={at} tone="quiet" icon="calendar-clock" onPress={() => onChoose(at)}>
          {`${instant(at)} · ${nodes.map(nameOf).join(', ')}`}
        </Button>
      ))}
    </div>
  );
}
