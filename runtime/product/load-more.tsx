import { Button } from '../ui/button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /** Address that shows one more page; null on the last page. */
  readonly href: string | null;
  readonly label: string;
}

/**
 * A link to the same list with one more page: works without scripts; with scripts the scroll position stays.
 */
export function LoadMore({ href, label }: LoadMoreProps) {
  return href === null ? null : (
    <p className={styles.more}>
      <Button href={href} icon="arrow-down" rel="nofollow">
        {label}
      </Button>
    </p>
  );
}
