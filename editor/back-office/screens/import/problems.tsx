import { useState } from 'react';
import type { ImportProblem } from '#schemas/entities/import-job.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './import.module.css';
import { useImportProblems } from './queries.ts';

const pageSize = 100;

interface ProblemsProps {
  readonly id: number;
  /** Changes whenever the plan changes. */
  readonly version: string;
}

/**
 * Refused lines, each with its line number, SKU, column, value and reason, and a button that downloads all of
 * them as a file.
 */
export function Problems({ id, version }: ProblemsProps) {
  const t = useT();
  const api = useEditorApi();
  const [after, setAfter] = useState(0);
  const { data } = useImportProblems({ id, after }, version);
  const rows = data?.ok ? data.value : [];
  if (rows.length === 0 && after === 0) return null;
  const reason = ({ code, value }: ImportProblem) => t(`import.problem_${code}`, { value });
  const download = async () => {
    const lines = [
      [t('import.line'), 'SKU', t('import.column'), t('import.value'), t('import.reason')],
    ];
    for (let from = 0; ; from += pageSize) {
      const page = await api.call('import.problems', { id, after: from });
      if (!page.ok || page.value.length === 0) break;
      for (const row of page.value) {
        lines.push([String(row.line ?? ''), row.sku, row.column, row.value, reason(row)]);
      }
    }
    saveFile(
      `import-${id}-problems.csv`,
      lines.map((cells) => cells.map(quoted).join(',')).join('\r\n'),
    );
  };
  return (
    <section className={styles.section} aria-labelledby="import-problems">
      <header className={styles.head}>
        <h2 id="import-problems">{t('import.problems')}</h2>
        <Button icon="download" onPress={() => void download()}>
          {t('import.download')}
        </Button>
      </header>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">SKU</th>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.value')}</th>
              <th scope="col">{t('import.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={`${row.line} ${at}`}>
                <td className={styles.number}>{row.line ?? '–'}</td>
                <td className={styles.key}>{row.sku}</td>
                <td>{row.column}</td>
                <td className={styles.sample}>{row.value}</td>
                <td>{reason(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(after > 0 || rows.length === pageSize) && (
        <div className={styles.actions}>
          <Button isDisabled={after === 0} onPress={() => setAfter(after - pageSize)}>
            {t('office.previous')}
          </Button>
          <Button isDisabled={rows.length < pageSize} onPress={() => setAfter(after + pageSize)}>
            {t('office.next')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Quotes a CSV cell. An apostrophe keeps spreadsheets from reading it as a formula. */
const quoted = (text: string) =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
