import type { DocumentKey, EditDocument, Problem } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { documentState } from '../../session/publishing/publish-state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { ErrorLine, Failed, InlineAlert, Waiting } from '../../ui/dialogs/states.tsx';
import { Checkbox } from '../../ui/fields/choices.tsx';
import type { Done } from './done-notice.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PlannedAlert } from './planned-alert.tsx';
import { ProblemList } from './problem-list.tsx';
import styles from './publishing.module.css';
import { isTimeChosen, TimeChoice } from './time-choice.tsx';
import { useDocumentName } from './use-documents.ts';
import { useProblems, usePublish, usePublishChoice } from './use-publish.ts';

interface PublishDialogProps extends Closing<Done> {
  readonly document: EditDocument;
}

/** Publishes the screen: chooses documents, languages and time. Refused while there are errors. */
export function PublishDialog({ document, close }: PublishDialogProps) {
  const t = useT();
  const nameOf = useDocumentName();
  const choice = usePublishChoice(document);
  const { offered, chosen, languages, note, at } = choice;
  const { found, retry, replace } = useProblems(document, offered);
  const { publish, error, isPending } = usePublish(replace, () => close({ at }));
  const problems =
    found.state === 'ready' ? found.value.filter((each) => chosen.includes(each.document)) : [];
  const hasError = problems.some(({ severity }) => severity === 'error');
  const isReady =
    found.state === 'ready' && chosen.length > 0 && languages.length > 0 && isTimeChosen(at);

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
            onPress={() => void publish(choice)}
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
        {hasError && <InlineAlert tone="red">{t('publishing.refused')}</InlineAlert>}
        <ExamplesAlert problems={problems} languages={languages} />
        {problems.length > 0 && <ProblemList problems={problems} onLeave={() => close()} />}
        {offered.length > 1 && (
          <DocumentChoice offered={offered} chosen={chosen} onChange={choice.setChosen} />
        )}
        <LanguageChoice
          document={document}
          chosen={languages}
          onChange={choice.setLanguages}
          counted={offered.filter(({ key }) => chosen.includes(key))}
        />
        <TimeChoice at={at} onChange={choice.setAt} />
        {at !== null && <p className={styles.where}>{t('publishing.planHelp')}</p>}
        <PlannedAlert document={document.key} />
        <TextLine
          label={t('publishing.note')}
          help={t('publishing.noteHelp')}
          value={note}
          onChange={(text) => choice.setNote(text.slice(0, 500))}
        />
      </div>
    </Dialog>
  );
}

interface ExamplesAlertProps {
  readonly problems: readonly Problem[];
  readonly languages: readonly Language[];
}

/** Shows how many example texts would be published. */
function ExamplesAlert({ problems, languages }: ExamplesAlertProps) {
  const t = useT();
  const { length } = problems.filter(
    ({ code, layer }) => code === 'textExample' && languages.some((each) => each === layer),
  );
  return length > 0 ? (
    <InlineAlert>{t('publishing.examples', { smart_count: length })}</InlineAlert>
  ) : null;
}

/** Only saved changes can be published. */
function Unready({ error, onRetry }: { readonly error: AppError; readonly onRetry: () => void }) {
  const t = useT();
  if (error.code !== 'conflict') return <Failed error={error} onRetry={onRetry} />;
  return (
    <div className={styles.stack}>
      <InlineAlert tone="red">{t('publishing.unsaved')}</InlineAlert>
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
