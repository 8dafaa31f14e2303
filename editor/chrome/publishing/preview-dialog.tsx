import { useState } from 'react';
import type { EditDocument } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import type { PreviewAs } from '../../session/ui/ui-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { CopyField } from '../../ui/dialogs/copy-field.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { PreviewAsFields } from '../preview/preview-as-fields.tsx';
import { useSaving } from '../saving/saving-context.ts';
import styles from './publishing.module.css';

interface PreviewDialogProps extends Closing<never> {
  readonly document: EditDocument;
}

interface PreviewLink {
  readonly href: string;
  readonly expiresAt: string;
}

/** Creates a link that shows the draft to people without an account, for some days. */
export function PreviewDialog({ document, close }: PreviewDialogProps) {
  const t = useT();
  const { api, ui } = useEditor();
  const [{ at, who }, setView] = useState(() => chosenBefore(ui.getState().previewAs));
  const saving = useSaving();
  const [days, setDays] = useState<number | undefined>(7);
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const create = async () => {
    await saving.flush();
    const response = await api.call('preview.create', {
      document: document.key,
      days: days ?? 7,
      view: { at: at || null, audience: who === 'anyone' ? null : who },
    });
    setError(response.ok ? null : response.error);
    if (!response.ok) return;
    setLink({ href: previewHref(response.value.token), expiresAt: response.value.expiresAt });
  };
  // An existing link shows the view that was chosen when it was created.
  const change = (view: ChosenView) => {
    setView(view);
    setLink(null);
  };
  return (
    <Dialog isOpen size="medium" title={t('publishing.previewTitle')} onClose={() => close()}>
      <div className={styles.stack}>
        <p>{t('publishing.previewText')}</p>
        <NumberField
          label={t('publishing.days')}
          min={1}
          max={30}
          value={days}
          onChange={setDays}
        />
        <PreviewAsFields
          at={at}
          onAt={(chosen) => change({ at: chosen, who })}
          who={who}
          help="linkHelp"
          audiences={audiences}
          onWho={(chosen) => change({ at, who: chosen })}
        />
        <Button icon="link" isDisabled={days === undefined} onPress={() => void create()}>
          {t('publishing.makeLink')}
        </Button>
        {error && <ErrorLine error={error} />}
        {link && <CreatedLink key={link.href} link={link} />}
      </div>
    </Dialog>
  );
}

/** The link, to be copied. */
function CreatedLink({ link: { href, expiresAt } }: { readonly link: PreviewLink }) {
  const t = useT();
  const instant = useFormatInstant();
  return (
    <CopyField
      label={t('publishing.link')}
      help={t('publishing.until', { when: instant(expiresAt) })}
      value={href}
    />
  );
}

const audiences = ['anyone', 'customer', 'guest'] as const;

interface ChosenView {
  /** Instant (ISO, UTC); empty for now. */
  readonly at: string;
  readonly who: (typeof audiences)[number];
}

/** Starts with the view that the editor shows at the moment. */
function chosenBefore(previewAs: PreviewAs | null): ChosenView {
  if (!previewAs) return { at: '', who: 'anyone' };
  return { at: previewAs.at ?? '', who: previewAs.isGuest ? 'guest' : 'customer' };
}

/** Returns the address of the page itself, with the token instead of edit mode. */
function previewHref(token: string): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}?${new URLSearchParams({ preview: token })}`;
}
