import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useEditor } from '../../canvas/editor-context.ts';
import { useUi } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import type { PreviewWidth } from '../../session/ui/ui-store.ts';
import { IconToggle } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { Tip } from '../../ui/tip.tsx';
import styles from './bar.module.css';

export const previewWidths: readonly PreviewWidth[] = ['page', 390, 768, 1380];

const icons: Readonly<Record<PreviewWidth, EditorIconName>> = {
  page: 'file',
  390: 'smartphone',
  768: 'tablet',
  1380: 'monitor',
};

/** Selects the preview width, and whether panels are docked. */
export function PreviewSwitch() {
  const { ui } = useEditor();
  const t = useT();
  const preview = useUi((state) => state.preview);
  const docked = useUi((state) => state.docked);
  return (
    <>
      <ToggleButtonGroup
        className={styles.segments}
        aria-label={t('shell.width')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[String(preview)]}
        onSelectionChange={(keys) => ui.setState({ preview: widthOf(String([...keys][0])) })}
      >
        {previewWidths.map((width) => {
          const name = t(width === 'page' ? 'shell.widthPage' : 'shell.widthPx', { width });
          return (
            <Tip key={width} label={name}>
              <ToggleButton id={String(width)} className={styles.segment} aria-label={name}>
                <Icon name={icons[width]} />
              </ToggleButton>
            </Tip>
          );
        })}
      </ToggleButtonGroup>
      <IconToggle
        icon="columns-2"
        label={t('shell.docked')}
        isSelected={docked}
        onChange={(isDocked) => ui.setState({ docked: isDocked })}
      />
    </>
  );
}

function widthOf(key: string): PreviewWidth {
  return previewWidths.find((width) => String(width) === key) ?? 'page';
}
