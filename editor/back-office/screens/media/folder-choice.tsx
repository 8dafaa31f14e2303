import type { MediaFolder } from '#schemas/api/media-library.ts';
import { isIn, pathOf } from '../../../chrome/media/folder-tree.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Choice } from '../../../ui/dialogs/fields.tsx';

interface FolderChoiceProps {
  readonly label: string;
  readonly folders: readonly MediaFolder[];
  /** Id of a folder that is not offered, nor are folders inside of it. */
  readonly without?: number | null;
  /** Id of the chosen folder; null for the top level. */
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Select of a folder. Each option shows the names of its parent folders too. */
export function FolderChoice(props: FolderChoiceProps) {
  const { label, folders, without = null, value, onChange } = props;
  const t = useT();
  const offered = folders.filter((each) => without === null || !isIn(folders, each, without));
  return (
    <Choice
      label={label}
      alternatives={[
        { id: 'top', label: t('library.top') },
        ...offered.map(({ id }) => ({
          id: String(id),
          label: pathOf(folders, id),
        })),
      ]}
      value={value === null ? 'top' : String(value)}
      onChange={(id) => onChange(id === 'top' ? null : Number(id))}
    />
  );
}
