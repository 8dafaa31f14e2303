import Form, { type IChangeEvent } from '@rjsf/core';
import { englishStringTranslator, TranslatableString, type UiSchema } from '@rjsf/utils';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { namedPath } from '#schemas/editing/fields.ts';
import { useT } from '../i18n/translate.tsx';
import { changedField, createSharing } from './changes.ts';
import { FormFocusContext, focusField } from './focus-field.ts';
import {
  createFormSession,
  type FormSession,
  FormSessionContext,
  openTo,
  useFormSession,
} from './form-session.ts';
import styles from './forms.module.css';
import { atKeys, withKeys } from './paths.ts';
import { fields, templates, widgets } from './theme/theme.ts';
import type { FormValidator } from './validator.ts';

/** What others know to be wrong: a code of the closed list of faults at a path. */
export interface FormProblem {
  readonly path: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface SchemaFormProps {
  /** Whose value it is. */
  readonly owner?: string | undefined;
  readonly schema: JsonObject;
  readonly uiSchema: UiSchema;
  readonly validator: FormValidator;
  /** Stored value; what it leaves out is shown with its default and stays left out. */
  readonly value: JsonObject;
  readonly withDefaults: (value: JsonObject) => JsonObject;
  readonly onChange: (value: JsonObject, path: string) => void;
  readonly problems: readonly FormProblem[];
  readonly focusPath?: string | null | undefined;
}

/** Data are complete before rjsf sees them: it may add nothing, or opening a form would be a change. */
const addNothing = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const;

const noButton = <></>;

/** One rjsf form over a value that somebody else keeps. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, uiSchema, validator, value, problems, focusPath } = props;
  const t = useT();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const session = useSession(props.owner);
  const data = useCompleteData(value, props.withDefaults);
  const onChange = useStoredChange(value, data, props.onChange);
  const focus = useFocus(root);
  const translateString = useMemo(() => coreWords(t), [t]);

  useEffect(() => {
    session.setState({ problems: problemWords(problems, t) });
  }, [session, problems, t]);

  useEffect(() => {
    if (!focusPath) return;
    openTo(session, focusPath);
    focus(focusPath);
  }, [session, focus, focusPath]);

  return (
    <FormSessionContext value={session}>
      <FormFocusContext value={focus}>
        <div ref={root}>
          <RootFaults />
          <Form
            tagName="div"
            schema={schema}
            uiSchema={uiSchema}
            formData={data}
            validator={validator}
            fields={fields}
            widgets={widgets}
            templates={templates}
            translateString={translateString}
            onChange={onChange}
            idPrefix={id}
            idSeparator="/"
            liveValidate="onChange"
            showErrorList={false}
            experimental_defaultFormStateBehavior={addNothing}
          >
            {noButton}
          </Form>
        </div>
      </FormFocusContext>
    </FormSessionContext>
  );
}

/** What was opened and left, anew for each owner. */
function useSession(owner: string | undefined): FormSession {
  const [known, setKnown] = useState(() => ({ owner, session: createFormSession() }));
  if (known.owner === owner) return known.session;
  const next = { owner, session: createFormSession() };
  setKnown(next);
  return next.session;
}

/** The value with defaults; what did not change stays the same object. */
function useCompleteData(
  value: JsonObject,
  withDefaults: SchemaFormProps['withDefaults'],
): JsonObject {
  const [share] = useState(() => createSharing<JsonObject>());
  return useMemo(() => share(withDefaults(value)), [value, withDefaults, share]);
}

/**
 * Puts what people changed into the stored value, and nothing else: defaults and what rjsf derives
 * (it reports that without the id of a field) are not stored.
 */
function useStoredChange(
  value: JsonObject,
  data: JsonObject,
  onChange: SchemaFormProps['onChange'],
) {
  const latest = useRef({ value, data, onChange });
  useLayoutEffect(() => {
    latest.current = { value, data, onChange };
  }, [value, data, onChange]);
  return useCallback(({ formData }: IChangeEvent, fieldId?: string) => {
    if (fieldId === undefined) return;
    const known = latest.current;
    const changed = withoutGaps(formData as Json);
    const keys = changedField(known.data, changed, fieldId);
    if (!keys) return;
    const stored = withKeys(known.value, keys, atKeys(changed, keys)) as JsonObject;
    latest.current = { ...known, value: stored, data: changed as JsonObject };
    known.onChange(stored, namedPath(keys, changed));
  }, []);
}

/** Keys with undefined are absent in stored values. */
function withoutGaps(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutGaps(inner)]));
}

function useFocus(root: React.RefObject<HTMLDivElement | null>) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return useCallback(
    (path: string) => {
      stop.current();
      if (root.current) stop.current = focusField(root.current, path);
    },
    [root],
  );
}

function problemWords(problems: readonly FormProblem[], t: Translate) {
  const words = new Map<string, readonly string[]>();
  for (const { path, code, params } of problems) {
    words.set(path, [...(words.get(path) ?? []), t(`fault.${code}`, params)]);
  }
  return words;
}

/** What is wrong with the whole. */
function RootFaults() {
  const t = useT();
  const faults = useStore(useFormSession(), ({ problems }) => problems.get(''));
  if (!faults) return null;
  return (
    <div className={styles.problems} role="alert">
      <strong>{t('forms.problems')}</strong>
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </div>
  );
}

/** The few words of rjsf itself that this theme shows. */
function coreWords(t: Translate) {
  const words: Partial<Record<TranslatableString, string>> = {
    [TranslatableString.YesLabel]: t('forms.yes'),
    [TranslatableString.NoLabel]: t('forms.no'),
    [TranslatableString.NewStringDefault]: '',
  };
  return (key: TranslatableString, params?: string[]) =>
    words[key] ?? englishStringTranslator(key, params);
}
