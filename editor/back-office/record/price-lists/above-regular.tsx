import { useT } from '../../../i18n/translate.tsx';
import styles from './price-grid.module.css';

/** Whether a group price, in minor units, is above the regular one of its product. */
export const isAbove = (price: number | null, regular: number): boolean =>
  price !== null && price > regular;

/** Warning of a price that is above the regular one; it is saved all the same. */
export function AboveRegular({ id }: { readonly id?: string | undefined }) {
  const t = useT();
  return (
    <small id={id} className={styles.warning}>
      {t('priceLists.above')}
    </small>
  );
}
