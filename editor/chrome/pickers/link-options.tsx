import { type FormEvent, useState } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { Checkbox } from '../../ui/fields/choices.tsx';
import { WhereUsed } from '../dialogs/where-used.tsx';
import { LinkKinds } from './link-kinds.tsx';
import styles from './link-options.module.css';
import { type Anchor, isFound, type LinkParts, targetOf } from './link-target.ts';
import { useLinkDraft } from './use-link-draft.ts';

export interface ChosenLink {
  /** In the format of `linkTargetSchema`; empty removes the link. */
  readonly target: string;
  readonly newTab: boolean;
}

interface LinkOptionsProps extends Closing<ChosenLink> {
  readonly target: string;
  readonly newTab?: boolean;
  readonly anchors: readonly Anchor[];
}

const formId = 'link-options';

/** Chooses a link target (MODAL-05). */
export function LinkOptions({ target, newTab = false, anchors, close }: LinkOptionsProps) {
  const t = useT();
  const draft = useLinkDraft(target);
  const [opensTab, setOpensTab] = useState(newTab);
  const { kind } = draft.parts;
  const mayOpenTab = kind !== 'anchor' && kind !== 'email' && kind !== 'phone';
  const apply = (chosen: LinkParts = draft.parts) => {
    const built = targetOf(chosen);
    if (built.ok) close({ target: built.value, newTab: mayOpenTab && opensTab });
    else draft.showError();
  };
  return (
    <Dialog
      isOpen
      title={t('pickers.link')}
      onClose={() => close()}
      actions={
        <>
          {target !== '' && (
            <PresentLink target={target} onRemove={() => close({ target: '', newTab: false })} />
          )}
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" type="submit" form={formId}>
            {t('ui.apply')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          apply();
        }}
      >
        <LinkKinds draft={draft} anchors={anchors} onChoose={apply} />
        <div className={styles.foot}>
          <code className={styles.target}>{draft.target.ok ? draft.target.value : '–'}</code>
          {isFound(kind) && draft.error && <ErrorLine error={draft.error} />}
          {mayOpenTab && (
            <Checkbox label={t('pickers.newTab')} isSelected={opensTab} onChange={setOpensTab} />
          )}
        </div>
      </form>
    </Dialog>
  );
}

interface PresentLinkProps {
  readonly target: string;
  readonly onRemove: () => void;
}

/** Actions for the existing link. */
function PresentLink({ target, onRemove }: PresentLinkProps) {
  const t = useT();
  const dialogs = useDialogs();
  const openUses = () =>
    void dialogs.open(WhereUsed, { kind: 'link', value: target, name: target });
  return (
    <div className={styles.more}>
      <Button tone="quiet" icon="map-pin" onPress={openUses}>
        {t('dialogs.whereUsed')}
      </Button>
      <Button tone="quiet" icon="unlink" onPress={onRemove}>
        {t('pickers.unlink')}
      </Button>
    </div>
  );
}
