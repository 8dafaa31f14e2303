import { useState } from 'react';
import type { DocumentKey, EditDocument, Problem } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { type AppError, fail } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import {
  changedAmong,
  documentState,
  publishable,
} from '../../session/publishing/publish-state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { ErrorLine, Failed, Remark, Waiting } from '../../ui/dialogs/states.tsx';
import { Checkbox } from '../../ui/fields/choices.tsx';
import { useLoad } from '../dialogs/use-load.ts';
import { useSaving } from '../saving/saving-context.ts';
import type { Done } from './done-notice.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PlannedRemark } from './planned-remark.tsx';
import { ProblemList } from './problem-list.tsx';
import styles from './publishing.module.css';
import { isTimeChosen, TimeChoice } from './time-choice.tsx';
import { useDocumentName } from './use-documents.ts';

interface PublishDialogProps extends Closing<Done> {
  readonly document: EditDocument;
}

/** Publishes the screen: chooses documents, languages and time. Refused while there are errors. */
export function PublishDialog({ document, close }: PublishDialogProps) {
  const t = useT();
  const { editing, api } = useEditor();
  const nameOf = useDocumentName();
  const saving = useSaving();
  const [offered] = useState(() => publishable(editing.documents, document.key));
  const [chosen, setChosen] = useState(() => changedAmong(offered));
  const [languages, setLanguages] = useState<readonly Language[]>(() =>
    document.languages.length > 0 ? document.languages : [defaultLanguage],
  );
  const [note, setNote] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isPending, setPending] = useState(false);
  const { found, retry, replace } = useLoad<readonly Problem[]>(document.key, async () => {
    if (!(await saving.flush())) return fail('conflict');
    return api.call('draft.problems', { documents: offered.map(({ key }) => key) });
  });
  const problems =
    found.state === 'ready' ? found.value.filter((each) => chosen.includes(each.document)) : [];
  const examples = problems.filter(
    ({ code, layer }) => code === 'textExample' && languages.some((each) => each === layer),
  );
  const hasError = problems.some(({ severity }) => severity === 'error');
  const isReady =
    found.state === 'ready' && chosen.length > 0 && languages.length > 0 && isTimeChosen(at);

  const publish = async () => {
    setPending(true);
    setError(null);
    // Shared elements first: the page shows them as soon as it is published.
    for (const key of offered
      .map((each) => each.key)
      .filter((each) => chosen.includes(each))
      .toReversed()) {
      const response = await api.call('publication.publish', {
        document: key,
        languages,
        ...(note && { note }),
        ...(at && { at }),
      });
      if (!response.ok || response.value.problems.some(({ severity }) => severity === 'error')) {
        setPending(false);
        if (response.ok) replace(response.value.problems);
        else setError(response.error);
        return;
      }
      editing.open([response.value.document], []);
    }
    close({ at });
  };

  return (
    <Dialog
      isOpen
      title={t('publishing.publishTitle', { name: nameOf(document) })}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button
            tone="primary"
            icon={at ? 'calendar-clock' : 'send'}
            isPending={isPending}
            isDisabled={!isReady || hasError}
            onPress={() => void publish()}
          >
            {t(at ? 'publishing.plan' : 'publishing.publish')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Unready error={found.error} onRetry={retry} />}
        {error && <ErrorLine error={error} />}
        {hasError && <Remark tone="red">{t('publishing.refused')}</Remark>}
        {examples.length > 0 && (
          <Remark>{t('publishing.examples', { smart_count: examples.length })}</Remark>
        )}
        {problems.length > 0 && <ProblemList problems={problems} onLeave={() => close()} />}
        {offered.length > 1 && (
          <DocumentChoice offered={offered} chosen={chosen} onChange={setChosen} />
        )}
        <LanguageChoice
          document={document}
          chosen={languages}
          onChange={setLanguages}
          counted={offered.filter(({ key }) => chosen.includes(key))}
        />
        <TimeChoice at={at} onChange={setAt} />
        {at !== null && <p className={styles.where}>{t('publishing.planHelp')}</p>}
        <PlannedRemark document={document.key} />
        <TextLine
          label={t('publishing.note')}
          help={t('publishing.noteHelp')}
          value={note}
          onChange={(text) => setNote(text.slice(0, 500))}
        />
      </div>
    </Dialog>
  );
}

/** Only saved changes can be published. */
function Unready({ error, onRetry }: { readonly error: AppError; readonly onRetry: () => void }) {
  const t = useT();
  if (error.code !== 'conflict') return <Failed error={error} onRetry={onRetry} />;
  return (
    <div className={styles.stack}>
      <Remark tone="red">{t('publishing.unsaved')}</Remark>
      <Button icon="refresh-cw" onPress={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}

interface DocumentChoiceProps {
  readonly offered: readonly EditDocument[];
  readonly chosen: readonly DocumentKey[];
  readonly onChange: (chosen: readonly DocumentKey[]) => void;
}

function DocumentChoice({ offered, chosen, onChange }: DocumentChoiceProps) {
  const t = useT();
  const { payload } = useEditor();
  const nameOf = useDocumentName();
  const everywhere = Object.values(payload.regions).flat();
  const helpOf = ({ key, kind, uses }: EditDocument) => {
    if (everywhere.includes(key)) return t('publishing.everywhere');
    return kind === 'shared' ? t('publishing.sharedIn', { smart_count: uses }) : undefined;
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('publishing.documents')}</legend>
      {offered.map((document) => {
        const { key } = document;
        const state = documentState(document);
        return (
          <Checkbox
            key={key}
            label={nameOf(document)}
            help={helpOf(document)}
            mark={
              <span className={styles.chip} data-state={state}>
                {t(`publishing.state_${state}`)}
              </span>
            }
            isSelected={chosen.includes(key)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, key] : chosen.filter((each) => each !== key))
            }
          />
        );
      })}
    </fieldset>
  );
}
