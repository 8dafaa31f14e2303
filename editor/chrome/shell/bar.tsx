import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { useBarSize } from '../../canvas/use-screen-size.ts';
import { useT } from '../../i18n/translate.tsx';
import { useOwnLanguage } from '../../ui/own-language.ts';
import { backToPage } from './back-to-page.ts';
import styles from './bar.module.css';
import { Breadcrumb } from './breadcrumb.tsx';
import { LanguageSwitch, OnlyThisLanguage } from './language-switch.tsx';
import { MoreMenu } from './more-menu.tsx';
import { InspectorToggle, LeftToggles, ProblemsToggle, RightToggles } from './panel-toggles.tsx';
import { PreviewSwitch } from './preview-switch.tsx';
import { UndoRedo } from './undo-redo.tsx';

export interface BarParts {
  /** Other editors who are present. */
  readonly presence?: ReactNode;
  readonly saving?: ReactNode;
  readonly publishing?: ReactNode;
}

/** The bar at the bottom edge with the main controls. */
export function Bar({ presence, saving, publishing }: BarParts) {
  const t = useT();
  const size = useBarSize();
  const isWide = size === 'wide';
  const isNarrow = size === 'narrow';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leaves any control inside
    <div className={styles.bar} data-region="bar" data-size={size} onKeyDown={backToPage}>
      <Toolbar className={styles.line} {...useOwnLanguage()} aria-label={t('shell.bar')}>
        <div className={styles.group}>
          <LeftToggles />
        </div>
        <div className={styles.group}>
          <UndoRedo hasRedo={!isNarrow} />
        </div>
        {!isNarrow && <Breadcrumb />}
        {isNarrow && <span className={styles.space} />}
        {!isNarrow && presence && <div className={styles.group}>{presence}</div>}
        {isWide && (
          <div className={styles.group}>
            <PreviewSwitch />
          </div>
        )}
        <div className={styles.group}>
          {isWide && <LanguageSwitch />}
          {!isNarrow && <OnlyThisLanguage />}
        </div>
        {saving && <div className={styles.group}>{saving}</div>}
        <div className={styles.group}>
          {!isNarrow && <ProblemsToggle />}
          {!isNarrow && <RightToggles />}
          <InspectorToggle />
        </div>
        <div className={styles.group}>
          {publishing}
          <MoreMenu />
        </div>
      </Toolbar>
    </div>
  );
}
