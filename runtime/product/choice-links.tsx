import styles from './choice-links.module.css';

interface ChoiceLinksProps {
  readonly label: string;
  readonly items: readonly {
    readonly label: string;
    readonly href: string;
    readonly current: boolean;
  }[];
}

/** Links styled as buttons to choose one of several, e.g. post types. */
export function ChoiceLinks({ label, items }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a className={styles.link} href={item.href} aria-current={item.current || undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
