import type { AppError } from '#schemas/result.ts';
import { useT } from '../../i18n/translate.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import panes from '../dialogs/panes.module.css';
import { RowList } from '../dialogs/row-list.tsx';
import { linkScreens } from './link-screens.ts';
import type { Anchor } from './link-target.ts';

interface NamedTargetProps {
  readonly kind: 'screen' | 'anchor';
  readonly value: string;
  readonly anchors: readonly Anchor[];
  readonly error: AppError | null;
  readonly onChange: (value: string) => void;
  readonly onChoose: (value: string) => void;
}

/** Chooses a screen of the shop, or an anchor of this page. */
export function NamedTarget(props: NamedTargetProps) {
  const { kind, value, anchors, error, onChange, onChoose } = props;
  const t = useT();
  const rows =
    kind === 'screen'
      ? linkScreens.map((id) => ({ id, title: t(`pickers.screen.${id}`) }))
      : anchors.map(({ id, title }) => ({ id, title, detail: `#${id}` }));
  return (
    <div className={panes.panes}>
      {kind === 'anchor' && (
        <TextLine
          label={t('pickers.anchorName')}
          value={value}
          error={error && t(`errors.${error.code}`)}
          onChange={onChange}
        />
      )}
      <RowList
        label={t(`pickers.kind.${kind}`)}
        empty={kind === 'anchor' ? t('pickers.noAnchors') : undefined}
        rows={rows}
        selected={value === '' ? [] : [value]}
        onSelect={([id]) => id !== undefined && onChange(id)}
        onChoose={onChoose}
      />
    </div>
  );
}
