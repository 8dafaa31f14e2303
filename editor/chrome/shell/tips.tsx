import { useEditor } from '../../canvas/editor-context.ts';
import { useUi } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { useOwnLanguage } from '../../ui/own-language.ts';
import styles from './shell.module.css';

const tips: readonly (readonly [string, EditorIconName])[] = [
  ['tipSelect', 'mouse-pointer-click'],
  ['tipType', 'type'],
  ['tipInsert', 'plus'],
  ['tipSave', 'cloud-upload'],
  ['tipKeys', 'keyboard'],
];

/** Tips for first use, until they are dismissed. */
export function Tips() {
  const { ui } = useEditor();
  const t = useT();
  const own = useOwnLanguage();
  const isSeen = useUi((state) => state.tipsSeen);
  if (isSeen) return null;
  return (
    <section className={styles.tips} aria-label={t('shell.tips')}>
      <div className={styles.tipsText} {...own}>
        <h2>{t('shell.tipsTitle')}</h2>
        <ul>
          {tips.map(([key, icon]) => (
            <li key={key}>
              <Icon name={icon} />
              {t(`shell.${key}`)}
            </li>
          ))}
        </ul>
        <Button tone="primary" onPress={() => ui.setState({ tipsSeen: true })}>
          {t('shell.tipsDone')}
        </Button>
      </div>
    </section>
  );
}
