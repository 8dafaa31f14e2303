import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';

export interface DisclosureProps {
  readonly title: string;
  /** Level of the title among the headings of the page. */
  readonly level?: 2 | 3 | undefined;
  /** Short summary of the content, shown while it is closed. */
  readonly detail?: ReactNode;
  readonly isExpanded?: boolean | undefined;
  readonly defaultExpanded?: boolean | undefined;
  readonly onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A collapsible part of a form. */
export function Disclosure({ title, level = 3, detail, children, ...rest }: DisclosureProps) {
  return (
    <AriaDisclosure className={styles.disclosure} {...rest}>
      {({ isExpanded }) => (
        <>
          <Heading level={level}>
            <Button slot="trigger" className={styles.summary}>
              <Icon name="chevron-right" />
              {title}
              {!isExpanded && detail && <span className={styles.detail}>{detail}</span>}
            </Button>
          </Heading>
          <DisclosurePanel>
            {isExpanded && <div className={styles.body}>{children}</div>}
          </DisclosurePanel>
        </>
      )}
    </AriaDisclosure>
  );
}
