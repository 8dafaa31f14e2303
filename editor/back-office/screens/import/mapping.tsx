import { useState } from 'react';
import type { ImportJobView } from '#schemas/entities/import-job.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine, InlineAlert } from '../../../ui/dialogs/states.tsx';
import { Checkbox } from '../../../ui/fields/choices.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { fieldOptions, leftOut } from './field-options.ts';
import styles from './import.module.css';
import { useDropImports } from './queries.ts';

const encodings = [
  'utf-8',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1256',
  'utf-16le',
];
type Options = ImportJobView['options'];

/** Columns beside their first cells, each with the field it is written to. */
export function Mapping({ job }: { readonly job: ImportJobView }) {
  const t = useT();
  const api = useEditorApi();
  const drop = useDropImports();
  const [map, setMap] = useState(job.map);
  const [options, setOptions] = useState<Options>(job.options);
  const [error, setError] = useState<AppError | null>(null);
  const targets = Object.values(map);
  const hasKey = targets.includes('sku') || targets.includes('group') || targets.includes('id');
  const check = async () => {
    const asked = await api.call('import.plan', { id: job.id, map, options });
    if (!asked.ok) setError(asked.error);
    await drop();
  };
  return (
    <>
      {job.preset && (
        <p className={styles.muted}>{t('import.preset', { name: presetName(t, job.preset) })}</p>
      )}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.firstRows')}</th>
              <th scope="col">{t('import.field')}</th>
            </tr>
          </thead>
          <tbody>
            {job.columns.map((column, at) => (
              <tr key={column || String(at)}>
                <th scope="row">{column || '–'}</th>
                <td className={styles.sample}>{sampleOf(job, at)}</td>
                <td className={styles.target}>
                  <Select
                    label={t('import.fieldOf', { column })}
                    isLabelHidden
                    options={fieldOptions(t, column, map[column] ?? '')}
                    value={map[column] || leftOut}
                    onChange={(id) => setMap({ ...map, [column]: id === leftOut ? '' : id })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <OptionFields job={job} options={options} onChange={setOptions} />
      {!hasKey && <InlineAlert>{t('import.needsSku')}</InlineAlert>}
      {error && <ErrorLine error={error} />}
      <div className={styles.actions}>
        <Button tone="primary" isDisabled={!hasKey} onPress={() => void check()}>
          {t('import.check')}
        </Button>
        <p className={styles.muted}>{t('import.checkHint')}</p>
      </div>
    </>
  );
}

const presetName = (t: (key: string) => string, preset: string) =>
  preset === 'saved' ? t('import.savedMapping') : preset;

const sampleOf = ({ sample }: ImportJobView, at: number) =>
  sample
    .map((cells) => cells[at] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 2)
    .join(' · ');

interface OptionFieldsProps {
  readonly job: ImportJobView;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

function OptionFields({ job, options, onChange }: OptionFieldsProps) {
  const t = useT();
  const api = useEditorApi();
  const drop = useDropImports();
  const readAgain = async (encoding: string) => {
    await api.call('import.encoding', { id: job.id, encoding });
    await drop();
  };
  const known = job.encoding && !encodings.includes(job.encoding) ? [job.encoding] : [];
  return (
    <div className={styles.options}>
      {job.encoding && !job.name.endsWith('.json') && (
        <Select
          label={t('import.encoding')}
          options={[...known, ...encodings].map((id) => ({ id, label: id.toUpperCase() }))}
          value={job.encoding}
          onChange={(encoding) => void readAgain(encoding)}
        />
      )}
      <Select
        label={t('import.decimal')}
        options={(['auto', '.', ','] as const).map((id) => ({
          id,
          label: id === 'auto' ? t('import.decimalAuto') : id === '.' ? '1,234.50' : '1.234,50',
        }))}
        value={options.decimal ?? 'auto'}
        onChange={(decimal) => onChange({ ...options, decimal: decimal as 'auto' })}
      />
      <Select
        label={t('import.separator')}
        options={[',', ';', '|'].map((id) => ({ id, label: id }))}
        value={options.separator ?? ','}
        onChange={(separator) => onChange({ ...options, separator: separator as ',' })}
      />
      <Checkbox
        label={t('import.addsUnknown')}
        isSelected={options.addsUnknown ?? true}
        onChange={(addsUnknown) => onChange({ ...options, addsUnknown })}
      />
      <Checkbox
        label={t('import.archivesMissing')}
        isSelected={options.archivesMissing ?? false}
        onChange={(archivesMissing) => onChange({ ...options, archivesMissing })}
      />
    </div>
  );
}
