import { type ReactNode, useId } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import { type EntityKind, type PickedEntity, usePickers } from '../../../canvas/pickers.ts';
import fieldStyles from '../../../ui/fields/field.module.css';
import { type FieldProps, GroupHead, PlainFoot } from '../../../ui/fields/field-parts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { EditorIconName } from '../../../ui/icons/icon-names.ts';
import { useAsyncValue } from '../../../ui/use-async-value.ts';
import { Thumbnail } from '../../media/thumbnail.tsx';
import styles from '../forms.module.css';

interface PickedProps extends FieldProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly children?: ReactNode;
}

/** A field whose value is chosen in a dialog: shows the value and buttons. */
export function Picked({
  label,
  isRequired,
  mark,
  help,
  errors,
  picture,
  title,
  detail,
  children,
}: PickedProps) {
  const footId = useId();
  return (
    <div className={fieldStyles.field} role="group" aria-label={label} aria-describedby={footId}>
      <GroupHead label={label} isRequired={isRequired} mark={mark} />
      <div className={styles.picked}>
        {picture}
        <span className={styles.texts}>
          <span>{title}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {children}
      </div>
      <PlainFoot id={footId} help={help} errors={errors} />
    </div>
  );
}

export function PickedIcon({ name }: { readonly name: EditorIconName }) {
  return (
    <span className={styles.noPicture}>
      <Icon name={name} />
    </span>
  );
}

export function PickedMedia({ media }: { readonly media: Media }) {
  return (
    <span className={styles.picture}>
      <Thumbnail media={media} width={96} />
    </span>
  );
}

export function useEntities(kind: EntityKind, values: readonly string[]): readonly PickedEntity[] {
  const { findEntities } = usePickers();
  const key = `${kind} ${JSON.stringify(values)}`;
  const found = useAsyncValue(key, async () =>
    values.length > 0 ? findEntities(kind, values) : [],
  );
  return found ?? values.map((value) => ({ value, title: value }));
}
