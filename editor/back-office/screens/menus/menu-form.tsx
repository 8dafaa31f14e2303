import { useMemo } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { EditDocument } from '#schemas/editing/node.ts';
import { TranslationStateContext } from '../../../chrome/forms/field-context.ts';
import { SchemaForm } from '../../../chrome/forms/schema-form.tsx';
import { uiSchemaOf } from '../../../chrome/forms/ui-schema.ts';
import { createValidator } from '../../../chrome/forms/validator.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine, Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { useBackOffice } from '../../context.ts';
import { outdatedStates } from '../../record/translations/outdated-states.tsx';
import { TranslationSummary } from '../../record/translations/translation-summary.tsx';
import { useTextFocus } from '../../record/translations/use-text-focus.ts';
import { useUnsaved } from '../../record/use-unsaved.ts';
import { menuLabels, menuSchema } from './menu-schema.ts';
import styles from './menus.module.css';
import { type Menu, useMenu } from './use-menu.ts';

/** The entries of one menu in their order; publishing shows them on all pages with the menu. */
export function MenuForm({ menu }: { readonly menu: EditDocument }) {
  const state = useMenu(menu);
  if (state.failed) return <Failed error={state.failed} onRetry={state.reload} />;
  if (state.entries === null) return <Waiting />;
  return <Entries state={state} entries={state.entries} />;
}

interface EntriesProps {
  readonly state: Menu;
  readonly entries: readonly JsonObject[];
}

function Entries({ state, entries }: EntriesProps) {
  const t = useT();
  useUnsaved(state.isChanged);
  const { focused, focus, stateOf } = useLabelStates(state);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.isSending) void state.publish();
      }}
    >
      <TranslationSummary problems={state.problems} onOpen={focus} />
      <TranslationStateContext value={stateOf}>
        <Fields entries={entries} focused={focused} onChange={state.change} />
      </TranslationStateContext>
      {state.error && <ErrorLine error={state.error} />}
      <footer className={styles.foot}>
        <Button type="submit" tone="primary" icon="send" isPending={state.isSending}>
          {t(state.isSending ? 'office.saving' : 'menus.publish')}
        </Button>
        <span role="status">{state.isPublished ? t('menus.published') : ''}</span>
      </footer>
    </form>
  );
}

/** The states of the labels beside their fields, and the label that staff went to from the summary. */
function useLabelStates({ problems, confirm }: Menu) {
  const { focused, focus } = useTextFocus();
  return {
    focused,
    focus,
    stateOf: outdatedStates(problems, (problem) => {
      confirm(problem);
      // The focused button has disappeared.
      focus(problem);
    }),
  };
}

const asStored = (value: JsonObject) => value;
/** The server checks the entries: browsers with a strict policy compile no schema. */
const noCheck = () => [];

interface FieldsProps {
  readonly entries: readonly JsonObject[];
  /** Path of the text to focus. */
  readonly focused: string | null;
  readonly onChange: (entries: readonly JsonObject[]) => void;
}

function Fields({ entries, focused, onChange }: FieldsProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const [uiSchema, validator] = useMemo(() => {
    const labels = menuLabels(t);
    const request = { schema: menuSchema, labels, language: uiLanguage, scopes: ['admin'] };
    return [uiSchemaOf(request), createValidator(noCheck, menuSchema, t)] as const;
  }, [t, uiLanguage]);
  return (
    <SchemaForm
      owner="menu"
      schema={menuSchema}
      uiSchema={uiSchema}
      validator={validator}
      value={{ items: [...entries] }}
      withDefaults={asStored}
      onChange={({ items }) => onChange(items as unknown as readonly JsonObject[])}
      problems={[]}
      focusPath={focused}
    />
  );
}
