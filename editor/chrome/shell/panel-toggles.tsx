import { ToggleButton } from 'react-aria-components';
import { useStore } from 'zustand';
import { useEditor } from '../../canvas/editor-context.ts';
import { chordOf } from '../../canvas/keys/shortcuts.ts';
import { useUi } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import { togglePanel } from '../../session/ui/open-panel.ts';
import type { LeftPanel, RightPanel } from '../../session/ui/ui-store.ts';
import { IconToggle } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { readableChord } from '../../ui/keys/chord.ts';
import { Tip } from '../../ui/tip.tsx';
import { usePanels } from '../panels/panels-context.ts';
import styles from './bar.module.css';

interface ToggleProps {
  readonly panel: LeftPanel | RightPanel;
  readonly icon: EditorIconName;
}

const keysOf = (panel: LeftPanel | RightPanel) => {
  const chord = chordOf(panel);
  return chord && readableChord(chord);
};

function PanelToggle({ panel, icon }: ToggleProps) {
  const { ui } = useEditor();
  const t = useT();
  const isOpen = useUi(({ left, right }) => left === panel || right === panel);
  return (
    <IconToggle
      icon={icon}
      label={t(`shell.${panel}`)}
      keys={keysOf(panel)}
      isSelected={isOpen}
      onChange={() => togglePanel(ui, panel)}
    />
  );
}

export function LeftToggles() {
  return (
    <>
      <PanelToggle panel="structure" icon="list-tree" />
      <PanelToggle panel="library" icon="plus" />
    </>
  );
}

export function RightToggles() {
  return <PanelToggle panel="history" icon="history" />;
}

export function InspectorToggle() {
  return <PanelToggle panel="inspector" icon="sliders-horizontal" />;
}

/** Shows the number of errors, in red when publishing would be refused. */
export function ProblemsToggle() {
  const { ui } = useEditor();
  const { problems } = usePanels();
  const t = useT();
  const { errors, warnings } = useStore(problems.totals);
  const isOpen = useUi(({ right }) => right === 'problems');
  const count = errors || warnings;
  const quiet = warnings > 0 ? 'amber' : undefined;
  const name = t('shell.problemsCount', { smart_count: errors, warnings });
  return (
    <Tip label={name} keys={keysOf('problems')}>
      <ToggleButton
        className={styles.count}
        data-tone={errors > 0 ? 'red' : quiet}
        aria-label={name}
        isSelected={isOpen}
        onChange={() => togglePanel(ui, 'problems')}
      >
        <Icon name={count > 0 ? 'triangle-alert' : 'circle-check'} />
        {count > 0 && count}
      </ToggleButton>
    </Tip>
  );
}
