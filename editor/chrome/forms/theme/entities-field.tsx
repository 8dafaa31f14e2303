import type { FieldProps } from '@rjsf/utils';
import { useMemo, useRef } from 'react';
import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { type EntityKind, type PickedEntity, usePickers } from '../../../canvas/pickers.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import fieldStyles from '../../../ui/fields/field.module.css';
import { PlainFoot } from '../../../ui/fields/field-parts.tsx';
import { emptyText } from '../empty-text.ts';
import { entitiesIn, withEntities } from '../entity-list.ts';
import { useField } from '../field-context.ts';
import styles from '../forms.module.css';
import { RowList } from '../row-list.tsx';
import { Picked, PickedIcon, PickedMedia, useEntities } from './picked.tsx';

/** Products, categories, posts or events: one by its slug, or a list of them. */
export function EntitiesField(props: FieldProps) {
  const isList = [props.schema.type].flat().includes('array');
  return isList ? <EntityList {...props} /> : <OneEntity {...props} />;
}

const kindOf = ({ uiSchema }: FieldProps) => uiSchema?.['ui:kind'] as EntityKind;

function OneEntity(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema } = props;
  const t = useT();
  const field = useField();
  const { chooseEntities } = usePickers();
  const kind = kindOf(props);
  const value = typeof formData === 'string' ? formData : '';
  const [entity] = useEntities(
    kind,
    useMemo(() => (value === '' ? [] : [value]), [value]),
  );
  const change = (next: string | null | undefined) =>
    onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  const choose = async () => {
    const selected = value === '' ? [] : [value];
    const chosen = await chooseEntities({ kind, selected, multiple: false });
    if (chosen) change(chosen[0] ?? emptyText(schema));
  };
  return (
    <Picked
      {...field}
      picture={entity?.media ? <PickedMedia media={entity.media} /> : <PickedIcon name="tag" />}
      title={entity?.title ?? t('forms.noEntity')}
      detail={entity?.detail}
    >
      {!field.isReadOnly && (
        <>
          <Button onPress={() => void choose()} aria-label={`${t('forms.choose')}: ${field.label}`}>
            {t('forms.choose')}
          </Button>
          {value !== '' && (
            <IconButton
              icon="x"
              label={t('forms.clear')}
              onPress={() => change(emptyText(schema))}
            />
          )}
        </>
      )}
    </Picked>
  );
}

function EntityList(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema } = props;
  const t = useT();
  const { label, mark, help, errors, isReadOnly } = useField();
  const { chooseEntities } = usePickers();
  const adder = useRef<HTMLButtonElement>(null);
  const kind = kindOf(props);
  const list = useMemo<readonly Json[]>(
    () => (Array.isArray(formData) ? formData : []),
    [formData],
  );
  const items = isObject(schema.items) ? schema.items : {};
  const values = useMemo(() => entitiesIn(list), [list]);
  const entities = useEntities(kind, values);
  const rows = useRows(entities);
  const change = (next: readonly string[]) =>
    onChange(withEntities(list, next, items), fieldPathId.path, undefined, fieldPathId.$id);
  const choose = async () => {
    const max = schema.maxItems === undefined ? {} : { max: schema.maxItems };
    const chosen = await chooseEntities({ kind, selected: values, multiple: true, ...max });
    if (chosen) change(chosen);
  };
  const pictures = useMemo(
    () => new Map(rows.map(({ key }, index) => [key, pictureOf(entities[index])])),
    [rows, entities],
  );
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.head}>
        <span className={fieldStyles.label}>{label}</span>
        {mark && <span className={fieldStyles.mark}>{mark}</span>}
      </span>
      <RowList
        label={label}
        rows={rows}
        isReadOnly={isReadOnly === true}
        panels="none"
        adder={adder}
        onMove={(from, to) => {
          const moved = values[from];
          if (moved !== undefined) change(without(values, from).toSpliced(to, 0, moved));
        }}
        onRemove={({ key }) =>
          change(
            without(
              values,
              rows.findIndex((row) => row.key === key),
            ),
          )
        }
        pictures={pictures}
      />
      <div className={styles.listFoot}>
        {!isReadOnly && (
          <Button
            ref={adder}
            icon="plus"
            onPress={() => void choose()}
            aria-label={`${t('forms.choose')}: ${label}`}
          >
            {t('forms.choose')}
          </Button>
        )}
        <Count count={values.length} max={schema.maxItems} />
      </div>
      <PlainFoot help={help} errors={errors} />
    </div>
  );
}

const without = (values: readonly string[], index: number) => values.toSpliced(index, 1);

function Count({ count, max }: { readonly count: number; readonly max: number | undefined }) {
  const t = useT();
  const text = max === undefined ? t('forms.count', { count }) : t('forms.countOf', { count, max });
  return <span className={styles.count}>{text}</span>;
}

/** The entities as rows. An entity may be in a list twice. */
function useRows(entities: readonly PickedEntity[]) {
  return useMemo(
    () =>
      entities.map(({ value, title, detail }, index) => ({
        key: `${value} ${index}`,
        path: value,
        name: title,
        detail,
      })),
    [entities],
  );
}

function pictureOf(entity: PickedEntity | undefined) {
  return entity?.media ? <PickedMedia media={entity.media} /> : null;
}
