import { Button } from '../ui/button.tsx';
import styles from './feed-link.module.css';

interface FeedLinkProps {
  readonly href: string;
  readonly label: string;
  readonly icon: 'rss' | 'calendar';
}

/** A link to the feed of a list, for other programs. */
export function FeedLink({ href, label, icon }: FeedLinkProps) {
  return (
    <p className={styles.feed}>
      <Button href={href} icon={icon} variant="quiet">
        {label}
      </Button>
    </p>
  );
}
