import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import styles from './section-links.module.css';

interface SectionLinksProps {
  /** The element with the form and the panels of a record. */
  readonly main: HTMLElement | null;
}

/** A record with fewer sections is short. */
const fewest = 6;

/** Links to the groups of a long form and to the panels below it; they stay visible while the page scrolls. */
export function SectionLinks({ main }: SectionLinksProps) {
  const t = useT();
  const headings = useHeadings(main);
  if (headings.length < fewest) return null;
  return (
    <nav className={styles.sections} aria-label={t('office.sections')}>
      <ul>
        {headings.map((heading) => (
          <li key={heading.textContent}>
            <Button className={styles.link} onPress={() => open(heading)}>
              {heading.textContent}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the headings of the sections. Panels arrive later than the form. */
function useHeadings(main: HTMLElement | null): readonly HTMLElement[] {
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    if (!main) return undefined;
    const read = () =>
      setHeadings([
        ...main.querySelectorAll<HTMLElement>(
          ':scope > form > fieldset > legend > h2, :scope > section > h2',
        ),
      ]);
    read();
    const observer = new MutationObserver(read);
    observer.observe(main, { childList: true });
    return () => observer.disconnect();
  }, [main]);
  return headings;
}

/** Scrolls to a section and moves the focus there, so that the Tab key goes on to its first control. */
function open(heading: HTMLElement): void {
  const section = heading.closest<HTMLElement>('fieldset, section');
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}
