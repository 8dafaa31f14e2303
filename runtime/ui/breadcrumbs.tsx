import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  readonly label: string;
  /** Begins with the home page and ends with the current page. */
  readonly items: readonly { readonly label: string; readonly href: string }[];
}

/** Breadcrumbs. The theme chooses what separates them. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href}>
            <a href={item.href} aria-current={index === items.length - 1 ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
