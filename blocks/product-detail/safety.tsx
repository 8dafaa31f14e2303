import type { Translate } from '#runtime/i18n/translator.ts';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import styles from './about.module.css';
import type { Detail } from './detail.ts';

interface SafetyProps {
  readonly safety: NonNullable<Detail['safety']>;
  readonly t: Translate;
}

/** Manufacturer, responsible person in the EU, and warnings, as product safety law requires. */
export function Safety({ safety, t }: SafetyProps) {
  const { manufacturer, responsible, warnings } = safety;
  return (
    <Disclosure summary={t('safety')} open={warnings !== ''}>
      {warnings && <p className={styles.warning}>{warnings}</p>}
      <dl className={styles.rows}>
        <Party label={t('manufacturer')} party={manufacturer} />
        {responsible && <Party label={t('responsible')} party={responsible} />}
      </dl>
    </Disclosure>
  );
}

function Party({
  label,
  party: { name, address, contact },
}: {
  readonly label: string;
  readonly party: SafetyProps['safety']['manufacturer'];
}) {
  const isMail = contact.includes('@');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {name}
        <br />
        {address}
        <br />
        <a href={isMail ? `mailto:${contact}` : contact}>{contact}</a>
      </dd>
    </div>
  );
}
