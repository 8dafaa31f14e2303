import type { FormType } from '#schemas/constants.ts';
import type { LoadContext } from '../block/types.ts';
import type { ConsentList } from './consents.tsx';

/** Loads the consents of a form; null when that fails (CONSENT-03). */
export async function loadConsents(
  { api }: Pick<LoadContext, 'api'>,
  formType: FormType,
): Promise<ConsentList | null> {
  const found = await api.call('consent.filterForWeb', { forWeb: true, assigned_to: formType });
  if (!found.ok) return null;
  return found.value.data.map(({ id, displayName, isRequired = false }) => {
    return { id, displayName, isRequired };
  });
}
