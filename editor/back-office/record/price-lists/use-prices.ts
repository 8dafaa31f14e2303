import { useState } from 'react';
import type { ListPrices } from '#schemas/api/price-list-staff.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { typedErrors } from '../../refusal.ts';
import { useAmountFormat } from '../../use-amount-format.ts';
import {
  draftsOf,
  type PriceColumn,
  type PriceDraft,
  savedPrices,
  withNewRow,
} from './price-drafts.ts';

export interface PricesProps {
  readonly id: number;
  readonly known: ListPrices;
  readonly mayChange: boolean;
  readonly onSaved: (saved: ListPrices) => void;
}

/** An error of a cell in the grid. */
export interface Problem {
  readonly at: number;
  readonly column: PriceColumn;
  readonly text: string;
}

/** The rows of the grid; nothing is sent before `save`. */
export function usePrices({ id, known, onSaved }: PricesProps) {
  const t = useT();
  const api = useEditorApi();
  const format = useAmountFormat();
  const [rows, setRows] = useState(() => draftsOf(known.rows, format));
  const [isChanged, setIsChanged] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  async function save(): Promise<void> {
    const given = savedPrices(rows, format.digits);
    setError(null);
    setProblem(null);
    if ('wrong' in given)
      return setProblem({ ...given.wrong, text: t(typedErrors[given.wrong.column]) });
    setIsSaving(true);
    const saved = await api.call('priceList.savePrices', { id, rows: given.rows });
    setIsSaving(false);
    if (!saved.ok) return refuse(saved.error, given.places);
    show(saved.value);
  }

  function show(saved: ListPrices): void {
    setRows(draftsOf(saved.rows, format));
    setIsChanged(false);
    onSaved(saved);
  }

  function refuse(refused: AppError, places: readonly number[]): void {
    const at = places[Number.parseInt(refused.field ?? '', 10)];
    const { reason } = refused.params ?? {};
    if (at === undefined || reason === undefined) setError(refused);
    else setProblem({ at, column: 'sku', text: t(`errors.refused_${reason}`, refused.params) });
  }

  return {
    rows,
    isChanged,
    isSaving,
    problem,
    error,
    save,
    show,
    setRows(next: readonly PriceDraft[]) {
      setRows(withNewRow(next));
      setIsChanged(true);
      setProblem(null);
    },
  };
}
