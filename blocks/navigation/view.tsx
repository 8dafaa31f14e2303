import type { ViewProps } from '#runtime/block/types.ts';
import { useLink } from '#runtime/rich-text/link.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

type Entry = Pick<ViewProps<typeof model>['options']['items'][number], 'id' | 'title' | 'target'>;

/** A menu on its own; pages show menus inside header and footer. */
export function View({ options }: ViewProps<typeof model>) {
  const link = useLink();
  const isShown = ({ target }: Entry) => target === '' || link(target) !== null;
  return (
    <div className={`wrap ${styles.root}`}>
      <ul className={styles.list}>
        {options.items.filter(isShown).map((item) => (
          <li key={item.id}>
            <EntryLink entry={item} />
            <ul className={styles.below}>
              {item.items.filter(isShown).map((entry) => (
                <li key={entry.id}>
                  <EntryLink entry={entry} />
                  {entry.items.length > 0 && (
                    <ul className={styles.below}>
                      {entry.items.filter(isShown).map((last) => (
                        <li key={last.id}>
                          <EntryLink entry={last} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EntryLink({ entry }: { readonly entry: Entry }) {
  const attributes = useLink()(entry.target);
  return attributes ? <a {...attributes}>{entry.title}</a> : <span>{entry.title}</span>;
}
