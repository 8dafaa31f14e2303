import { type ThemeName, themeNameIn } from '#schemas/theme/theme-name.ts';
import { useEditor } from '../../canvas/editor-context.ts';

/** Returns a function for the name of a theme in the language of the editor. */
export function useThemeName(): (theme: ThemeName) => string {
  const { payload } = useEditor();
  return (theme) => themeNameIn(theme, payload.uiLanguage);
}
