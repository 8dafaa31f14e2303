import type { LoadContext } from '../block/types.ts';

export interface SocialProvider {
  readonly key: string;
  readonly label: string;
}

/** Providers that customers can log in with; none when they cannot be loaded. */
export async function fetchSocialProviders({
  api,
}: Pick<LoadContext, 'api'>): Promise<readonly SocialProvider[]> {
  const found = await api.call('auth.socialProviders', {});
  return found.ok ? found.value : [];
}
