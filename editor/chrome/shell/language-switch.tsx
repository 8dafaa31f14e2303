import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { languages } from '#schemas/languages.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useUi } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import { languageTitle } from '../../model/labels/language-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tip } from '../../ui/tip.tsx';
import styles from './bar.module.css';
import { languageHref } from './language-href.ts';
import { useReopen } from './reopen.ts';

/** Opens the same screen in another language: a full page load after everything is saved. */
export function LanguageSwitch() {
  const ports = useEditor();
  const t = useT();
  const reopen = useReopen();
  const { language: here } = ports.payload.page;
  return (
    <ToggleButtonGroup
      className={styles.segments}
      aria-label={t('shell.language')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[here]}
    >
      {languages.map((language) => {
        const href = languageHref(ports, language);
        const name = languageTitle(language, ports.payload.uiLanguage);
        return (
          <Tip key={language} label={t('shell.pageLanguage', { language: name })}>
            <ToggleButton
              id={language}
              className={styles.segment}
              aria-label={`${language.toUpperCase()} – ${name}`}
              isDisabled={href === null && language !== here}
              onPress={() => language !== here && href !== null && reopen(href)}
            >
              {language.toUpperCase()}
            </ToggleButton>
          </Tip>
        );
      })}
    </ToggleButtonGroup>
  );
}

/** Limits adding and removing to this language, with a clear sign while it is on. */
export function OnlyThisLanguage() {
  const { ui, payload } = useEditor();
  const t = useT();
  const isOn = useUi((state) => state.onlyThisLanguage);
  const language = payload.page.language.toUpperCase();
  const name = t('shell.onlyThis', { language });
  return (
    <Tip label={t('shell.onlyThisHelp', { language })}>
      <ToggleButton
        className={styles.only}
        aria-label={name}
        isSelected={isOn}
        onChange={(onlyThisLanguage) => ui.setState({ onlyThisLanguage })}
      >
        <Icon name="languages" />
        {isOn && name}
      </ToggleButton>
    </Tip>
  );
}
