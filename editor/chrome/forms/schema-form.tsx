import type { RegistryFieldsType, UiSchema } from '@rjsf/utils';
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { namedPath } from '#schemas/editing/fields.ts';
import { useT } from '../../i18n/translate.tsx';
import { changedKeys, createSharing, keysOfField } from './changes.ts';
import { FormFocusContext, focusField, markField } from './focus-field.ts';
import {
  createFormSession,
  type FormSession,
  FormSessionContext,
  openTo,
  useFormSession,
} from './form-session.ts';
import styles from './forms.module.css';
import { atKeys, withKeys } from './paths.ts';
import { type FieldChange, SchemaFields } from './schema-fields.tsx';
import type { FormValidator } from './validator.ts';

/** A problem reported from outside: a message or an error code at a path. */
export type FormProblem = { readonly path: string } & (
  | { readonly message: string }
  | { readonly code: string; readonly params: Readonly<Record<string, string | number>> }
);

export interface SchemaFormProps {
  /** Owner of the value. */
  readonly owner?: string | undefined;
  readonly schema: JsonObject;
  readonly uiSchema: UiSchema;
  readonly validator: FormValidator;
  /** Fields beyond the theme's, by the name in `ui:field`. Must be stable between renders. */
  readonly fields?: RegistryFieldsType | undefined;
  /** Stored value. Missing fields show their default and stay missing. */
  readonly value: JsonObject;
  readonly withDefaults: (value: JsonObject) => JsonObject;
  readonly onChange: (value: JsonObject, path: string) => void;
  readonly problems: readonly FormProblem[];
  readonly focusPath?: string | null | undefined;
  readonly shownPath?: string | null | undefined;
}

/** A form of rjsf's fields over a controlled value. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, uiSchema, validator, value, problems, focusPath, shownPath } = props;
  const t = useT();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const session = useSession(props.owner);
  const data = useCompleteData(value, props.withDefaults);
  const onChange = useStoredChange(value, data, props.onChange);
  const focus = useFocus(root);

  useEffect(() => {
    session.setState({ problems: problemText(problems, t) });
  }, [session, problems, t]);

  useEffect(() => {
    if (!focusPath) return;
    openTo(session, focusPath);
    focus(focusPath);
  }, [session, focus, focusPath]);

  useEffect(() => {
    if (!shownPath || !root.current) return undefined;
    openTo(session, shownPath);
    return markField(root.current, shownPath);
  }, [session, shownPath]);

  return (
    <FormSessionContext value={session}>
      <FormFocusContext value={focus}>
        <div ref={root}>
          <RootErrors />
          <SchemaFields
            id={id}
            schema={schema}
            uiSchema={uiSchema}
            validator={validator}
            fields={props.fields}
            data={data}
            onChange={onChange}
          />
        </div>
      </FormFocusContext>
    </FormSessionContext>
  );
}

/** Opened groups and touched fields, reset for each owner. */
function useSession(owner: string | undefined): FormSession {
  const [known, setKnown] = useState(() => ({ owner, session: createFormSession() }));
  if (known.owner === owner) return known.session;
  const next = { owner, session: createFormSession() };
  setKnown(next);
  return next.session;
}

/** The value with defaults. Unchanged parts are the same objects. */
function useCompleteData(
  value: JsonObject,
  withDefaults: SchemaFormProps['withDefaults'],
): JsonObject {
  const [share] = useState(() => createSharing<JsonObject>());
  return useMemo(() => share(withDefaults(value)), [value, withDefaults, share]);
}

/** Applies only the user's change to the stored value: defaults are not stored. */
function useStoredChange(
  value: JsonObject,
  data: JsonObject,
  onChange: SchemaFormProps['onChange'],
): FieldChange {
  const shown = useRef({ value, data, onChange });
  // Several changes in one tick build on each other.
  const latest = useRef({ value, data, onChange });
  useLayoutEffect(() => {
    shown.current = { value, data, onChange };
    latest.current = shown.current;
  }, [value, data, onChange]);
  return useCallback((typed, path) => {
    const known = latest.current;
    const keys = keysOfField(path);
    const next = typeof typed === 'symbol' ? undefined : withoutGaps(typed as Json | undefined);
    if (changedKeys(atKeys(known.data, keys), next) === null) return;
    const changed = withKeys(known.data, keys, next) as JsonObject;
    const stored = withKeys(known.value, keys, atKeys(changed, keys)) as JsonObject;
    latest.current = { ...known, value: stored, data: changed };
    known.onChange(stored, namedPath(keys, changed));
    // In the next microtask the change is either rendered or was rejected by the owner.
    queueMicrotask(() => {
      latest.current = shown.current;
    });
  }, []);
}

/** Stored values omit keys that are undefined. */
function withoutGaps<Value extends Json | undefined>(value: Value): Value;
function withoutGaps(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return (value as readonly Json[]).map((member) => withoutGaps(member));
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

function problemText(problems: readonly FormProblem[], t: Translate) {
  const messages = new Map<string, readonly string[]>();
  for (const problem of problems) {
    const { path } = problem;
    const message =
      'message' in problem ? problem.message : t(`errors.${problem.code}`, problem.params);
    messages.set(path, [...(messages.get(path) ?? []), message]);
  }
  return messages;
}

/** Errors of the whole value. */
const RootErrors = memo(function RootErrors() {
  const t = useT();
  const errors = useStore(useFormSession(), ({ problems }) => problems.get(''));
  if (!errors) return null;
  return (
    <div className={styles.problems} role="alert">
      <strong>{t('forms.problems')}</strong>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
});
