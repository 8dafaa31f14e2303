import type { ApiClient } from '#runtime/api/client.ts';
import type { Result } from '#schemas/result.ts';
import { withSections } from '#schemas/theme/edit-theme.ts';
import type { SectionStyle, ThemeFile } from '#schemas/theme/theme-file.ts';
import { themeText } from '#schemas/theme/theme-text.ts';

/** Saves into the draft of the theme the style of blocks of this kind that have none of their own. */
export async function draftSectionStyle(
  api: ApiClient,
  kind: string,
  style: SectionStyle,
): Promise<Result<unknown>> {
  const state = await api.call('theme.get', {});
  if (!state.ok) return state;
  const { draft, published, site, revision } = state.value;
  const file = JSON.parse(draft ?? published ?? site) as ThemeFile;
  const source = themeText(withSections(file, kind, style));
  return api.call('theme.saveDraft', { source, revision });
}
