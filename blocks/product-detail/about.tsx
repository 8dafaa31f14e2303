import type { Translate } from '#runtime/i18n/translator.ts';
import { Html } from '#runtime/rich-text/html.tsx';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import type { OptionsOf } from '#schemas/block/model.ts';
import { site } from '#schemas/site/site.ts';
import styles from './about.module.css';
import { type Detail, isPersonal } from './detail.ts';
import type { model } from './model.ts';
import { Safety } from './safety.tsx';

export interface AboutProps {
  readonly options: OptionsOf<typeof model>;
  readonly detail: Detail;
  readonly t: Translate;
}

/** Description, attributes and delivery, below the picture. */
export function About({ options, detail, t }: AboutProps) {
  return (
    <div className={styles.about}>
      {detail.description && (
        <section>
          <h2 className={styles.title}>{t('about')}</h2>
          <Html html={detail.description} />
        </section>
      )}
      <div>
        {options.showDetails && detail.rows.length > 0 && (
          <Disclosure summary={t('details')} open>
            <dl className={styles.rows}>
              {detail.rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )}
        <Disclosure summary={t('delivery')}>
          <p>{options.deliveryNote || usualNote(detail, t)}</p>
          {isPersonal(detail) && <p>{t('deliveryPersonal')}</p>}
          <p className={styles.tax}>{t(site.taxes === 'added' ? 'taxAdded' : 'taxIncluded')}</p>
        </Disclosure>
        {detail.safety && <Safety safety={detail.safety} t={t} />}
      </div>
    </div>
  );
}

/** Returns the note on delivery, and on the days that the law gives for a return. */
function usualNote({ isDigital }: Detail, t: Translate): string {
  if (isDigital) return t('deliveryDigital');
  const { withdrawalDays } = site.law;
  if (withdrawalDays === null) return t('deliveryNote');
  return `${t('deliveryNote')} ${t('returnNote', { smart_count: withdrawalDays })}`;
}
