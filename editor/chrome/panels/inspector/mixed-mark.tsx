import { createContext, use } from 'react';
import { useT } from '../../../i18n/translate.tsx';
import styles from './mixed-mark.module.css';

/** Names of fields in which the selected elements differ. */
export const MixedContext = createContext<ReadonlySet<string>>(new Set());

/** A mark beside the label of a field: the selected elements have different values. */
export const renderMixed = ({ path }: { readonly path: string }) => <MixedMark path={path} />;

function MixedMark({ path }: { readonly path: string }) {
  const t = useT();
  const mixed = use(MixedContext);
  return mixed.has(path) ? <span className={styles.mixed}>{t('panels.mixed')}</span> : null;
}
