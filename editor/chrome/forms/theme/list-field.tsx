import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { toFieldPathId } from '@rjsf/utils';
import { use, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Json } from '#schemas/document/element.ts';
import { memberName } from '#schemas/editing/fields.ts';
import { useT } from '../../../i18n/translate.tsx';
import { useUiLanguage } from '../../../i18n/ui-language.ts';
import { Button } from '../../../ui/button.tsx';
import fieldStyles from '../../../ui/fields/field.module.css';
import { PlainFoot } from '../../../ui/fields/field-parts.tsx';
import { FieldPositionContext, useField } from '../field-context.ts';
import { FormFocusContext } from '../focus-field.ts';
import { setOpened, useFormSession } from '../form-session.ts';
import styles from '../forms.module.css';
import { copyOf, newMember } from '../list-member.ts';
import {
  type RelatedTitle,
  RelatedTitleContext,
  type Relation,
  relatedId,
  relationOf,
} from '../related-title.ts';
import type { Row } from '../row.tsx';
import { RowList } from '../row-list.tsx';
import { summaryOf } from '../row-summary.ts';
import { SchemaField } from './core-fields.ts';

/** Rows rendered initially, and with each press of "show more". */
const pageSize = 30;

/** List items as rows that open, move, duplicate and delete. */
export function ListField(props: FieldProps) {
  const { schema, formData, fieldPathId, onChange } = props;
  const t = useT();
  const field = useField();
  const { path } = use(FieldPositionContext);
  const session = useFormSession();
  const focus = use(FormFocusContext);
  const adder = useRef<HTMLButtonElement>(null);
  const list: readonly Json[] = Array.isArray(formData) ? formData : [];
  const items = schema.items as Json;
  const rows = useRows(list, path, items);
  const lastOpen = useLastOpen(rows);
  const [requested, setLimit] = useState(pageSize);
  const limit = Math.max(requested, lastOpen + 1);
  const isObjects = [(schema.items as { type?: unknown }).type].flat().includes('object');
  const isFull = schema.maxItems !== undefined && list.length >= schema.maxItems;
  // Removing the last item sets an optional list to null if the schema forbids an empty list.
  const isLeast = schema.minItems !== undefined && list.length <= schema.minItems;
  const leavesNull = isLeast && list.length === 1 && [schema.type].flat().includes('null');

  const change = (changed: readonly Json[] | null) =>
    onChange(changed, fieldPathId.path, undefined, fieldPathId.$id);
  const insert = (member: Json, index: number) => {
    const memberPath = `${path}/${memberName(member, index)}`;
    change(list.toSpliced(index, 0, member));
    setOpened(session, memberPath, true);
    focus(memberPath);
  };
  const indexOf = (row: Row) => rows.findIndex(({ key }) => key === row.key);

  return (
    <div className={fieldStyles.field}>
      <ListHead />
      <RowList
        label={field.label}
        rows={useMemo(() => rows.slice(0, limit), [rows, limit])}
        isWanted={lastOpen >= 0}
        isReadOnly={field.isReadOnly === true}
        panels={isObjects ? 'toggle' : 'inline'}
        onToggle={(row, isOpen) => setOpened(session, row.path, isOpen)}
        adder={adder}
        onMove={(from, to) => change(moved(list, from, to))}
        onRemove={(row) => change(leavesNull ? null : list.toSpliced(indexOf(row), 1))}
        onDuplicate={
          isFull || !isObjects
            ? undefined
            : (row) => insert(copyOf(list[indexOf(row)] ?? null, items, list), indexOf(row) + 1)
        }
        cannotRemove={
          isLeast && !leavesNull ? t('forms.isLeast', { min: schema.minItems ?? 0 }) : undefined
        }
        renderPanel={(row, index) => <Member {...props} row={row} index={index} />}
      />
      <div className={styles.listFoot}>
        {limit < rows.length && (
          <Button tone="quiet" onPress={() => setLimit(limit + pageSize)}>
            {t('forms.showMore', { smart_count: Math.min(pageSize, rows.length - limit) })}
          </Button>
        )}
        {!field.isReadOnly && (
          <Button
            ref={adder}
            icon="plus"
            aria-label={t('forms.addMember', { list: field.label })}
            isDisabled={isFull}
            onPress={() => insert(newMember(items, list), list.length)}
          >
            {t('forms.add')}
          </Button>
        )}
        <span className={styles.count}>{useCount(list.length, schema.maxItems)}</span>
      </div>
      <PlainFoot help={field.help} errors={field.errors} />
    </div>
  );
}

function ListHead() {
  const { label, mark } = useField();
  return (
    <span className={fieldStyles.head}>
      <span className={fieldStyles.label}>{label}</span>
      {mark && <span className={fieldStyles.mark}>{mark}</span>}
    </span>
  );
}

function useCount(count: number, max: number | undefined): string {
  const t = useT();
  if (max === undefined) return t('forms.count', { count });
  return count >= max ? t('forms.isFull', { max }) : t('forms.countOf', { count, max });
}

function useRows(list: readonly Json[], path: string, items: Json): readonly Row[] {
  const t = useT();
  const language = useUiLanguage();
  const titleOf = use(RelatedTitleContext);
  return useMemo(() => {
    const relation = relationOf(items);
    const keys = new Set<string>();
    return list.map((member, index) => {
      const name = memberName(member, index);
      const key = keys.has(name) ? `${name} ${index}` : name;
      keys.add(key);
      return {
        key,
        path: `${path}/${name}`,
        name:
          namesOf(member, relation, titleOf, language) || t('forms.member', { number: index + 1 }),
      };
    });
  }, [list, path, items, t, language, titleOf]);
}

/** The title of the record that an item names, and its summary. */
function namesOf(
  member: Json,
  relation: Relation | null,
  titleOf: RelatedTitle,
  language: string,
): string {
  const id = relation && relatedId(member, relation);
  const title = relation && id ? titleOf(relation.relation, id) : undefined;
  return [title, summaryOf(member, language)].filter(Boolean).join(': ');
}

/** Index of the last open row; -1 for none. It must be rendered, wherever it was opened from. */
function useLastOpen(rows: readonly Row[]): number {
  return useStore(useFormSession(), ({ opened }) =>
    opened.size === 0 ? -1 : rows.findLastIndex((row) => opened.get(row.path) === true),
  );
}

function moved(list: readonly Json[], from: number, to: number): readonly Json[] {
  const member = list[from];
  return member === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, member);
}

interface MemberProps extends FieldProps {
  readonly row: Row;
  readonly index: number;
}

/** Fields of one item, mounted only while its row is open. */
function Member({ row, index, ...props }: MemberProps) {
  const { schema, uiSchema, formData, errorSchema, fieldPathId, registry } = props;
  const { globalFormOptions } = registry;
  const memberId = useMemo(
    () => toFieldPathId(index, globalFormOptions, fieldPathId),
    [index, globalFormOptions, fieldPathId],
  );
  const position = useMemo(
    () => ({ depth: memberId.path.length, path: row.path }),
    [memberId, row.path],
  );
  return (
    <FieldPositionContext value={position}>
      <SchemaField
        {...props}
        name={`${index}`}
        schema={schema.items as RJSFSchema}
        uiSchema={uiSchema?.items as UiSchema | undefined}
        formData={(formData as readonly Json[])[index]}
        errorSchema={errorSchema?.[index]}
        fieldPathId={memberId}
        required
      />
    </FieldPositionContext>
  );
}
