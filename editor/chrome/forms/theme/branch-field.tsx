import type { FieldProps, UiSchema } from '@rjsf/utils';
import { use, useMemo, useState } from 'react';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FieldPositionContext, useField } from '../field-context.ts';
import { useFormSession } from '../form-session.ts';
import styles from '../forms.module.css';
import { switchBranch } from '../switch-branch.ts';
import { branchOf, matches } from '../tag-match.ts';
import { SchemaField } from './core-fields.ts';

/** `oneOf` and `anyOf`: a select for the branch, followed by its fields. */
export function BranchField(props: FieldProps) {
  const { schema, uiSchema, formData, fieldPathId, registry, onChange } = props;
  const t = useT();
  const { label, isLabelHidden, isReadOnly, mark } = useField();
  const { path } = use(FieldPositionContext);
  const session = useFormSession();
  const keyword = schema.oneOf ? 'oneOf' : 'anyOf';
  const branches = (schema[keyword] ?? []) as readonly Json[];
  const rendered = (uiSchema?.[keyword] ?? []) as readonly UiSchema[];
  const [chosen, choose] = useChosen(branches, formData as Json, registry.rootSchema);
  const branch = branches[chosen];
  const fields = useMemo(
    () => (isObject(branch) && branch.type !== 'null' ? withParent(branch, schema) : null),
    [branch, schema],
  );

  const change = (index: number) => {
    const next = branches[index];
    if (next === undefined || index === chosen) return;
    choose(index);
    const shared = isObject(schema.properties) ? (schema.properties as JsonObject) : {};
    const { left } = session.getState();
    if (formData !== undefined) left.set(`${path} ${chosen}`, formData as Json);
    const value = switchBranch(
      formData as Json,
      branch,
      next,
      shared,
      left.get(`${path} ${index}`),
    );
    onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
  };

  return (
    <div className={styles.fields}>
      <Select
        label={isLabelHidden || fieldPathId.path.length === 0 ? t('forms.kind') : label}
        mark={mark}
        isReadOnly={isReadOnly}
        options={branches.map((one, index) => ({
          id: String(index),
          label: nameOf(one, rendered[index]) ?? t('forms.branch', { number: index + 1 }),
        }))}
        value={chosen < 0 ? null : String(chosen)}
        placeholder={t('forms.undecided')}
        onChange={(id) => change(Number(id))}
      />
      {fields && (
        <SchemaField {...props} key={chosen} schema={fields} uiSchema={rendered[chosen]} />
      )}
    </div>
  );
}

/** The branch that matches the tags. Where branches overlap, the chosen one as long as it fits. */
function useChosen(branches: readonly Json[], value: Json, root: JsonObject) {
  const [wanted, choose] = useState(-1);
  const isStill = wanted >= 0 && matches(branches[wanted], value, root);
  return [isStill ? wanted : branchOf(branches, value, root), choose] as const;
}

function nameOf(branch: Json, rendered: UiSchema | undefined): string | undefined {
  const title = rendered?.['ui:title'] ?? (isObject(branch) ? branch.title : undefined);
  return typeof title === 'string' && !/^\d+$/.test(title) ? title : undefined;
}

/** A branch may omit the type. Fields required by the parent are required here too. */
function withParent(branch: JsonObject, { type, required }: JsonObject): JsonObject {
  const both = [required, branch.required].flat().filter((key) => key !== undefined);
  return { ...(type !== undefined && { type }), ...branch, required: both };
}
