import { languages } from '#schemas/languages.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { chordOf } from '../../canvas/keys/shortcuts.ts';
import { useBarSize } from '../../canvas/use-screen-size.ts';
import { useT } from '../../i18n/translate.tsx';
import { languageTitle } from '../../model/labels/language-names.ts';
import { togglePanel } from '../../session/ui/open-panel.ts';
import { IconButton } from '../../ui/button.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { readableChord } from '../../ui/keys/chord.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { PresentItems } from '../saving/presence.tsx';
import { usePresent } from '../saving/saving-context.ts';
import styles from './bar.module.css';
import { languageHref } from './language-href.ts';
import { previewWidths } from './preview-switch.tsx';
import { useReopen } from './reopen.ts';
import { useScreenCommands } from './screen-commands.ts';

const keysOf = (id: string) => {
  const chord = chordOf(id);
  return chord && readableChord(chord);
};

/** A menu with everything that the bar has no space for. */
export function MoreMenu() {
  const { ui } = useEditor();
  const t = useT();
  const size = useBarSize();
  // The bar itself has a publish button.
  const commands = useScreenCommands().filter(({ id }) => id !== 'publish');
  return (
    <Menu
      label={t('ui.more')}
      trigger={size === 'narrow' ? <TriggerWithPresent /> : <Trigger label={t('ui.more')} />}
    >
      {size === 'narrow' && <PresentItems />}
      <MenuItem
        icon="command"
        label={t('shell.palette')}
        keys={keysOf('palette')}
        onAction={() => ui.setState({ paletteOpen: true })}
      />
      <MenuItem
        icon="search"
        label={t('shell.find')}
        keys={keysOf('find')}
        onAction={() => ui.setState({ findOpen: true })}
      />
      <MenuItem
        icon="keyboard"
        label={t('shell.shortcuts')}
        keys={keysOf('shortcuts')}
        onAction={() => ui.setState({ shortcutsOpen: true })}
      />
      {size === 'narrow' && <PanelItems />}
      {size !== 'wide' && <ViewItems />}
      <MenuSeparator />
      {commands.map(({ id, icon, label, run }) => (
        <MenuItem key={id} icon={icon} label={label} onAction={run} />
      ))}
    </Menu>
  );
}

const Trigger = ({ label }: { readonly label: string }) => (
  <IconButton icon="ellipsis-vertical" label={label} />
);

/** Shows the number of other editors, because the bar has no space for their avatars. */
function TriggerWithPresent() {
  const t = useT();
  const editors = usePresent();
  const names = editors.map(({ name }) => name).join(', ');
  const present = names && ` – ${t('saving.present')}: ${names}`;
  // The element structure does not depend on other editors, so that an open menu keeps its button.
  return (
    <span className={styles.present}>
      <Trigger label={`${t('ui.more')}${present}`} />
      {present && (
        <span className={styles.presentCount} aria-hidden>
          {editors.length}
        </span>
      )}
    </span>
  );
}

const panels: Readonly<Record<'history' | 'problems', EditorIconName>> = {
  history: 'history',
  problems: 'triangle-alert',
};

function PanelItems() {
  const { ui } = useEditor();
  const t = useT();
  return (Object.keys(panels) as (keyof typeof panels)[]).map((panel) => (
    <MenuItem
      key={panel}
      icon={panels[panel]}
      label={t(`shell.${panel}`)}
      onAction={() => togglePanel(ui, panel)}
    />
  ));
}

function ViewItems() {
  const ports = useEditor();
  const { ui, payload } = ports;
  const t = useT();
  const reopen = useReopen();
  return (
    <>
      <MenuSeparator />
      {previewWidths.map((width) => (
        <MenuItem
          key={width}
          icon="monitor"
          label={t(width === 'page' ? 'shell.widthPage' : 'shell.widthPx', { width })}
          onAction={() => ui.setState({ preview: width })}
        />
      ))}
      <MenuSeparator />
      {languages.flatMap((language) => {
        const href = languageHref(ports, language);
        if (href === null || language === payload.page.language) return [];
        return [
          <MenuItem
            key={language}
            icon="languages"
            label={t('shell.pageLanguage', {
              language: languageTitle(language, payload.uiLanguage),
            })}
            onAction={() => reopen(href)}
          />,
        ];
      })}
    </>
  );
}
