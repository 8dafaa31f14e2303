import { act } from '../../../canvas/overlay/action.ts';
import { duplicate, hide, lock, remove } from '../../../canvas/overlay/block-actions.ts';
import { useActionPorts } from '../../../canvas/overlay/use-action-ports.ts';
import { errorText } from '../../../canvas/overlay/why.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './inspector.module.css';

/** Actions on all selected elements. */
export function BulkActions({ ids }: { readonly ids: readonly string[] }) {
  const t = useT();
  const ports = useActionPorts();
  const refused = [duplicate, hide, lock, remove].flatMap((action) => action.why(ports, ids) ?? []);
  return (
    <>
      <div className={styles.row}>
        {[duplicate, hide, lock, remove].map((action) => (
          <Button
            key={action.id}
            icon={action.icon}
            isDisabled={action.why(ports, ids) !== null}
            onPress={() => act(ports, action, ids)}
          >
            {t(action.label)}
          </Button>
        ))}
      </div>
      {refused[0] && <p className={styles.quiet}>{errorText(t, refused[0])}</p>}
    </>
  );
}
