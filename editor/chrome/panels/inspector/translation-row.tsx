import { useState } from 'react';
import { labelsOf } from '#schemas/block/labels.ts';
import type { Json } from '#schemas/document/element.ts';
import { isMobilePath, plainPath } from '#schemas/editing/layers.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { TranslationState } from '#schemas/editing/translation-state.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { plainText } from '../../../model/commands/replace-text.ts';
import { keepExample, setTranslation } from '../../../model/commands/translate.ts';
import { isEmptyText } from '../../../model/document/options.ts';
import type { TranslatedField } from '../../../model/document/translations.ts';
import { languageInText } from '../../../model/labels/language-names.ts';
import { openInspector } from '../../../session/ui/open-panel.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextLine } from '../../../ui/dialogs/fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { EditorIconName } from '../../../ui/icons/icon-names.ts';
import { fieldName } from './field-name.ts';
import { isRich } from './translation-rows.ts';
import styles from './translations.module.css';

interface TranslationRowProps {
  readonly node: EditNode;
  readonly text: TranslatedField;
  readonly language: Language;
}

/** One text: the original and a field for its translation. */
export function TranslationRow({ node, text, language }: TranslationRowProps) {
  const { editing, payload } = useEditor();
  const t = useT();
  const { path, source, state } = text;
  const labels = labelsOf(editing.blocks[node.handler], payload.uiLanguage);
  const name = fieldName(labels, node, path, payload.uiLanguage);
  const label = isMobilePath(path) ? `${name} · ${t('panels.layer_mobile')}` : name;
  const write = (value: Json) =>
    editing.run(
      setTranslation,
      { id: node.id, language, path, value },
      { group: `translate ${node.id} ${language} ${path}` },
    );
  const keep = (of: Language) => editing.run(keepExample, { id: node.id, language: of, path });
  return (
    <div className={styles.row} data-state={state}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <StateMark state={state} />
        {text.translation !== undefined && (
          <IconButton
            icon="rotate-ccw"
            label={t('panels.dropTranslation')}
            onPress={() => write(null)}
          />
        )}
      </div>
      <Source text={text} keep={() => keep(defaultLanguage)} />
      {isRich(text) ? (
        <RichTranslation node={node} text={text} />
      ) : (
        <LineTranslation label={label} text={text} language={language} write={write} />
      )}
      <div className={styles.tools}>
        {state === 'example' && (
          <Button icon="check" onPress={() => keep(language)}>
            {t('panels.keepExample')}
          </Button>
        )}
        {state === 'stale' && (
          <Button icon="check" onPress={() => write(text.translation ?? source)}>
            {t('panels.confirmTranslation')}
          </Button>
        )}
        {state === 'missing' && !isEmptyText(source) && (
          <Button icon="copy" onPress={() => write(source)}>
            {t('panels.copyOriginal')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface SourceProps {
  readonly text: TranslatedField;
  readonly keep: () => void;
}

/** The original, and whether it is missing or an example. */
function Source({ text: { source, isSourceExample }, keep }: SourceProps) {
  const t = useT();
  const isMissing = isEmptyText(source);
  return (
    <>
      <p className={styles.source} lang={isMissing ? undefined : defaultLanguage}>
        {isMissing ? t('panels.originalMissing') : plainText(source)}
      </p>
      {isSourceExample && (
        <div className={styles.head}>
          <StateMark state="example" />
          <Button icon="check" onPress={keep}>
            {t('panels.keepExample')}
          </Button>
        </div>
      )}
    </>
  );
}

const stateIcons: Readonly<Record<TranslationState, EditorIconName>> = {
  ok: 'circle-check',
  example: 'copy',
  stale: 'clock',
  missing: 'circle-alert',
};

function StateMark({ state }: { readonly state: TranslationState }) {
  const t = useT();
  return (
    <span className={styles.state} data-state={state}>
      <Icon name={stateIcons[state]} />
      {t(`panels.state_${state}`)}
    </span>
  );
}

interface LineProps {
  readonly label: string;
  readonly text: TranslatedField;
  readonly language: Language;
  readonly write: (value: Json) => { readonly ok: boolean; readonly error?: AppError };
}

/** Texts longer than this get a multiline field. */
const oneLine = 80;

/** A refused text stays in the field with the reason, and is not written. */
function LineTranslation({ label, text, language, write }: LineProps) {
  const { payload } = useEditor();
  const t = useT();
  const { source, translation } = text;
  const [refused, setRefused] = useState<{
    readonly typed: string;
    readonly error: AppError;
  } | null>(null);
  const original = String(source);
  const isLong = original.length > oneLine || original.includes('\n');
  return (
    <TextLine
      isLabelHidden
      label={`${label}: ${languageInText(language, payload.uiLanguage)}`}
      isLong={isLong}
      placeholder={original}
      error={refused && t(`errors.${refused.error.code}`, refused.error.params)}
      value={refused?.typed ?? (typeof translation === 'string' ? translation : '')}
      onChange={(typed) => {
        const written = write(typed === '' ? null : typed);
        setRefused(written.ok || !written.error ? null : { typed, error: written.error });
      }}
    />
  );
}

/** Rich text is only shown here, and edited in its own field. */
function RichTranslation({ node, text }: Pick<TranslationRowProps, 'node' | 'text'>) {
  const { editing, ui } = useEditor();
  const t = useT();
  const { translation, path } = text;
  return (
    <>
      <p className={styles.rich} data-missing={translation === undefined || undefined}>
        {plainText(translation ?? text.source)}
      </p>
      <Button
        icon="pencil"
        onPress={() => {
          editing.select([node.id], plainPath(path));
          openInspector(ui, isMobilePath(path) ? 'mobile' : 'content');
        }}
      >
        {t('panels.editRich')}
      </Button>
    </>
  );
}
