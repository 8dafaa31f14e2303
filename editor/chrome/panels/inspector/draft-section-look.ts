import type { ApiClient } from '#runtime/api/client.ts';
import type { Result } from '#schemas/result.ts';
import { withSections } from '#schemas/theme/edit-theme.ts';
import type { SectionLook, ThemeFile } from '#schemas/theme/theme-file.ts';
import { themeText } from '#schemas/theme/theme-text.ts';

/** Sets in the draft of the site's look how blocks of a kind look that have no choice of their own. */
export async function draftSectionLook(
  api: ApiClient,
  kind: string,
  look: SectionLook,
): Promise<Result<unknown>> {
  const state = await api.call('theme.get', {});
  if (!state.ok) return state;
  const { draft, published, site, revision } = state.value;
  const file = JSON.parse(draft ?? published ?? site) as ThemeFile;
  const source = themeText(withSections(file, kind, look));
  return api.call('theme.saveDraft', { source, revision });
}
