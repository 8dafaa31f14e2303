import { useState } from 'react';
import {
  type ListPrices,
  maxPriceFileBytes,
  type PriceFile,
  type SavedPrice,
} from '#schemas/api/price-list-staff.ts';
import { type AppError, fail, type Result } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { toBase64 } from '../../to-base64.ts';

/** Columns that staff chose instead of the guessed ones. */
type Columns = Partial<Pick<PriceFile, 'skuColumn' | 'priceColumn'>>;

/** A file with prices: it is checked, then imported; the import can be undone until the next file. */
export function usePriceFile(id: number, onSaved: (saved: ListPrices) => void) {
  const api = useEditorApi();
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<PriceFile | null>(null);
  const [taken, setTaken] = useState<PriceFile['changes'] | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** Returns the value of a call, or null after an error. Clears the error of the previous call. */
  async function waitFor<T>(call: () => Promise<Result<T>>): Promise<T | null> {
    setError(null);
    setIsBusy(true);
    const result = await call();
    setIsBusy(false);
    if (result.ok) return result.value;
    setError(result.error);
    return null;
  }

  async function check(given: File, columns: Columns = {}): Promise<void> {
    // A press of the button that opens the file dialog cannot be held back.
    if (isBusy) return;
    setTaken(null);
    setFile(given);
    setPlan(await waitFor(() => send(given, columns)));
  }

  async function send(given: File, { skuColumn, priceColumn }: Columns) {
    if (given.size > maxPriceFileBytes) return fail('fileTooLarge');
    const content = toBase64(new Uint8Array(await given.arrayBuffer()));
    return api.call('priceList.checkFile', {
      id,
      name: given.name,
      content,
      ...(skuColumn && { skuColumn }),
      ...(priceColumn && { priceColumn }),
    });
  }

  async function write(rows: SavedPrice[]): Promise<boolean> {
    const saved = await waitFor(() => api.call('priceList.savePrices', { id, rows }));
    if (saved) onSaved(saved);
    return saved !== null;
  }

  async function take(): Promise<void> {
    if (!plan) return;
    const { changes } = plan;
    if (!(await write(changes.map(({ sku, price }) => ({ sku, price }))))) return;
    setPlan(null);
    setTaken(changes);
  }

  async function undo(): Promise<void> {
    if (!taken) return;
    if (await write(taken.map(({ sku, former }) => ({ sku, price: former })))) setTaken(null);
  }

  return {
    plan,
    taken,
    error,
    isBusy,
    check,
    take,
    undo,
    drop: () => setPlan(null),
    choose: (columns: Columns) => {
      if (file && plan) void check(file, { ...plan, ...columns });
    },
  };
}
