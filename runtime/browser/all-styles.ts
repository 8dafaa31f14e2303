/** Class of the link to the rules of all blocks, which exists once a page has loaded. */
export const allStylesClass = 'all-styles';

/** Resolves once the rules of all blocks have arrived or failed. */
export async function allStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link.${allStylesClass}`);
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}

/** Loads a dialog with its rules: a page begins with the rules of what it shows at first. */
export async function withAllStyles<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, allStyles()]);
  return loaded;
}
