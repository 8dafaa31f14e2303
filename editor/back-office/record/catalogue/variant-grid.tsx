import { type ClipboardEvent, useState } from 'react';
import type { ProductVariants } from '#schemas/api/catalogue-staff.ts';
import { localize } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { Empty, ErrorLine } from '../../../ui/dialogs/states.tsx';
import field from '../../../ui/fields/field.module.css';
import spoken from '../../../ui/spoken.module.css';
import { useBackOffice } from '../../context.ts';
import { typedErrors } from '../../refusal.ts';
import { useAmountFormat } from '../../use-amount-format.ts';
import { useUnsaved } from '../use-unsaved.ts';
import styles from './catalogue.module.css';
import {
  draftOf,
  pasted,
  savedRows,
  type TypedColumn,
  typedColumns,
  type VariantDraft,
} from './variant-drafts.ts';
import { VariantGenerator } from './variant-generator.tsx';

interface VariantGridProps {
  readonly id: number;
  readonly known: ProductVariants;
  readonly onSaved: (saved: ProductVariants) => void;
}

/** A row for each variant; nothing is sent before Save. Cells of a spreadsheet can be pasted into it. */
export function VariantGrid(props: VariantGridProps) {
  const t = useT();
  const { rows, setRows, isChanged, isSaving, problem, error, save, format } = useGrid(props);
  useUnsaved(isChanged);
  return (
    <>
      <VariantGenerator
        known={props.known}
        rows={rows}
        format={format}
        onAdd={(added) => setRows([...rows, ...added])}
      />
      {rows.length === 0 ? (
        <Empty text={t('catalogue.noVariants')} />
      ) : (
        <Grid {...{ rows, problem }} known={props.known} onChange={setRows} />
      )}
      {error && <ErrorLine error={error} />}
      <p className={styles.actions}>
        <Button
          tone="primary"
          icon="save"
          isDisabled={!isChanged || isSaving}
          onPress={() => void save()}
        >
          {t('catalogue.saveVariants')}
        </Button>
        <span className={styles.hint}>{t('catalogue.pasteHint')}</span>
      </p>
    </>
  );
}

interface Problem {
  readonly at: number;
  readonly column: string;
  readonly text: string;
}

function useGrid({ id, known, onSaved }: VariantGridProps) {
  const t = useT();
  const api = useEditorApi();
  const format = useAmountFormat();
  const [rows, setRows] = useState(() => known.rows.map((row) => draftOf(row, format)));
  const [isChanged, setIsChanged] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  async function save(): Promise<void> {
    const given = savedRows(rows, format.digits);
    setError(null);
    setProblem(null);
    if ('wrong' in given)
      return setProblem({ ...given.wrong, text: t(typedErrors[given.wrong.column]) });
    setIsSaving(true);
    const saved = await api.call('variants.save', { id, rows: [...given.rows] });
    setIsSaving(false);
    if (!saved.ok) return refuse(saved.error);
    setRows(saved.value.rows.map((row) => draftOf(row, format)));
    setIsChanged(false);
    onSaved(saved.value);
  }

  function refuse(refused: AppError): void {
    const [at = '', column = ''] = (refused.field ?? '').split('/');
    const { reason } = refused.params ?? {};
    const isRow = /^\d+$/.test(at);
    const text =
      reason === undefined || reason === 'changed'
        ? t(reason ? 'office.changedMeanwhile' : `errors.${refused.code}`, refused.params)
        : t(`errors.refused_${reason}`, refused.params);
    if (isRow) setProblem({ at: Number(at), column: column || 'choice', text });
    else setError(refused);
  }

  return {
    rows,
    isChanged,
    isSaving,
    problem,
    error,
    save,
    format,
    setRows(next: readonly VariantDraft[]) {
      setRows([...next]);
      setIsChanged(true);
      setProblem(null);
    },
  };
}

interface GridProps {
  readonly known: ProductVariants;
  readonly rows: readonly VariantDraft[];
  readonly problem: Problem | null;
  readonly onChange: (rows: readonly VariantDraft[]) => void;
}

function Grid({ known, rows, problem, onChange }: GridProps) {
  const t = useT();
  const set = (at: number, change: Partial<VariantDraft>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={spoken.spoken}>{t('catalogue.variants')}</caption>
        <thead>
          <tr>
            {['choice', ...typedColumns, 'active'].map((column) => (
              <th key={column} scope="col">
                {t(`catalogue.column_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <GridRow
              key={row.held?.id ?? JSON.stringify(row.choice)}
              row={row}
              known={known}
              problem={problem?.at === at ? problem : null}
              onChange={(change) => set(at, change)}
              onPaste={(text, column) => onChange(pasted(rows, text, at, column))}
              onRemove={() => onChange(rows.filter((_, index) => index !== at))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GridRowProps {
  readonly row: VariantDraft;
  readonly known: ProductVariants;
  readonly problem: Problem | null;
  readonly onChange: (change: Partial<VariantDraft>) => void;
  readonly onPaste: (text: string, column: TypedColumn) => void;
  readonly onRemove: () => void;
}

function GridRow({ row, known, problem, onChange, onPaste, onRemove }: GridRowProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const name = choiceName(row.choice, known, uiLanguage);
  const paste = (column: TypedColumn) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    onPaste(text, column);
  };
  return (
    <tr>
      <th scope="row">
        {name}
        {problem?.column === 'choice' && <Refused text={problem.text} />}
      </th>
      {typedColumns.map((column) => (
        <td key={column}>
          <input
            className={`${field.input} ${styles.cell}`}
            aria-label={`${t(`catalogue.column_${column}`)}: ${name}`}
            aria-invalid={problem?.column === column || undefined}
            inputMode={column === 'sku' ? 'text' : 'decimal'}
            value={row[column]}
            onChange={(event) => onChange({ [column]: event.target.value })}
            onPaste={paste(column)}
          />
          {problem?.column === column && <Refused text={problem.text} />}
        </td>
      ))}
      <td>
        {row.held === null ? (
          <Button icon="x" onPress={onRemove}>
            {t('catalogue.notThis')}
          </Button>
        ) : (
          <input
            type="checkbox"
            aria-label={`${t('catalogue.column_active')}: ${name}`}
            checked={row.isActive}
            onChange={(event) => onChange({ isActive: event.target.checked })}
          />
        )}
      </td>
    </tr>
  );
}

function Refused({ text }: { readonly text: string }) {
  return (
    <small role="alert" className={styles.refused}>
      {text}
    </small>
  );
}

/** Returns the attribute values of a variant as text. */
function choiceName(
  choice: VariantDraft['choice'],
  { axes }: ProductVariants,
  language: string,
): string {
  return Object.entries(choice)
    .map(([code, key]) => {
      const axis = axes.find((each) => each.code === code);
      const value = axis?.values.find((each) => each.key === key);
      return value ? localize(value.label, language) : key;
    })
    .join(', ');
}
